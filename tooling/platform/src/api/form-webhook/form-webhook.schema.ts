import { moment } from '@tableside/api-client/contract';
import * as z from 'zod';

/** Replaces lone surrogates, which the database cannot store, with U+FFFD. */
const text = z.string().overwrite((given) => given.toWellFormed());
const field = text.max(256);
const id = text.min(1).max(128);

/** Reads only those types of the third party's answers that do not identify the respondent. */
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
    token: id.meta({
      description: 'Identifies one response; deliveries with the same token are processed once.',
    }),
    submitted_at: moment,
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
  .meta({ description: 'A review if the hidden fields name a transaction; otherwise a survey.' });
export type FormResponse = z.infer<typeof formResponse>;

export const formWebhook = z
  .union([
    z.object({ event_type: z.literal('form_response'), form_response: formResponse }),
    z.object({ event_type: z.string().refine((type) => type !== 'form_response') }),
  ])
  .meta({ id: 'FormWebhook' });

export const formWebhookResponse = z
  .object({
    accepted: z.int().meta({ description: '1 if the response was stored by this request, otherwise 0.' }),
  })
  .meta({ id: 'FormWebhookResponse' });
