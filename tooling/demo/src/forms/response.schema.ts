import * as z from 'zod';

/** The most letters of an answer in words; the page says so too. */
export const LONGEST_COMMENT = 1000;
const LONGEST_FIELD = 256;

/** What the database can keep. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const words = (longest: number) => z.string().max(longest).refine(isStorable, 'Invalid character');
const id = words(64).min(1);
const rating = z.int().min(1).max(5);
const comment = words(LONGEST_COMMENT).trim().optional();

const common = {
  responseId: z.uuid(),
  /** The site that the page was made for. */
  partner: id,
};

const review = z.strictObject({
  ...common,
  kind: z.literal('review'),
  publicId: id,
  transactionId: id,
  merchantId: id,
  answers: z.strictObject({
    stars: rating,
    comeBack: z.enum(['yes', 'maybe', 'no']).optional(),
    comment,
  }),
});

const survey = z.strictObject({
  ...common,
  kind: z.literal('survey'),
  campaign: words(LONGEST_FIELD),
  path: words(LONGEST_FIELD),
  answers: z.strictObject({ ease: rating, comment }),
});

/** POST /to/{formCode}: what somebody answered, with the hidden fields that belong to it. */
export const formResponse = z.discriminatedUnion('kind', [review, survey]);
export type FormResponse = z.infer<typeof formResponse>;
