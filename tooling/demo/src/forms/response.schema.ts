import * as z from 'zod';

export const LONGEST_COMMENT = 1000;
const LONGEST_FIELD = 256;

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const words = (longest: number) => z.string().max(longest).refine(isStorable, 'Invalid character');
const id = words(64).min(1);
const rating = z.int().min(1).max(5);
const comment = words(LONGEST_COMMENT).trim().optional();

const common = {
  responseId: z.uuid(),
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

export const formResponse = z.discriminatedUnion('kind', [review, survey]);
export type FormResponse = z.infer<typeof formResponse>;
