import * as z from 'zod';

/** The maximum length of a text answer; the page states it too. */
export const LONGEST_COMMENT = 1000;
const LONGEST_FIELD = 256;

/** Text that the database can store. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const words = (longest: number) => z.string().max(longest).refine(isStorable, 'Invalid character');
const id = words(64).min(1);
const rating = z.int().min(1).max(5);
const comment = words(LONGEST_COMMENT).trim().optional();

const common = {
  responseId: z.uuid(),
  /** The site that the page was rendered for. */
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

/** POST /to/{formCode}: the answers of a form with its hidden fields. */
export const formResponse = z.discriminatedUnion('kind', [review, survey]);
export type FormResponse = z.infer<typeof formResponse>;
