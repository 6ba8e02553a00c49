import * as z from 'zod';

/** Half characters, which the database cannot keep, become the character for what cannot be shown. */
const text = z.string().overwrite((given) => given.toWellFormed());
const field = text.max(256);
const id = text.min(1).max(128);

/** One answer; of the third party's kinds those that say nothing about who answered. */
const answer = z.object({
  field: z.object({ id, ref: id.optional() }),
  number: z.number().optional(),
  text: text.optional(),
  choice: z.object({ label: text.optional() }).optional(),
});
export type FormAnswer = z.infer<typeof answer>;

const formResponse = z
  .object({
    form_id: id,
    token: id.meta({ description: 'Of one response: what is sent again has one effect.' }),
    submitted_at: z.iso.datetime({ offset: true }),
    hidden: z
      .object({
        public_id: field.optional(),
        transaction_id: field.optional(),
        utm_campaign: field.optional(),
        utm_source: field.optional(),
      })
      .default({}),
    answers: z.array(answer).default([]),
  })
  .meta({ description: 'A review where the hidden fields name a transaction, else a survey.' });
export type FormResponse = z.infer<typeof formResponse>;

/** POST /api/Webhooks/Forms, as the third party's documentation has it; members that are not named here are not read. */
export const formWebhook = z
  .union([
    z.object({ event_type: z.literal('form_response'), form_response: formResponse }),
    // Others, such as responses that are not complete, tell nothing that we keep.
    z.object({ event_type: z.string().refine((type) => type !== 'form_response') }),
  ])
  .meta({ id: 'FormWebhook' });

export const formWebhookAnswer = z
  .object({ accepted: z.int().meta({ description: '1 for a response that is kept now, else 0.' }) })
  .meta({ id: 'FormWebhookAnswer' });
