import {
  activityStates,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
  notEarnedReasons,
  weekdays,
} from '@tableside/core';
import * as z from 'zod';

const moment = z.union([z.iso.datetime(), z.iso.date()]);

/** What is known about the restaurant and the card of a visit that earned nothing (HIS-25). */
const reasonFacts = z
  .object({
    earnDays: z.array(z.enum(weekdays)).optional().meta({
      description: 'The weekdays on which the restaurant rewards the member.',
    }),
    maxSpend: z.number().optional().meta({
      description: 'The maximum spend per month that earns, in dollars.',
    }),
    maxVisitsPerMonth: z.int().optional(),
    cardLinkedOn: z.iso.date().optional().meta({
      description: 'The day at the restaurant on which the card was linked.',
    }),
    merchantJoinedOn: z.iso.date().optional().meta({
      description: 'The day on which the restaurant joined the program.',
    }),
  })
  .meta({ id: 'ReasonFacts' });

/** A bill, or a reward without a bill (HIS-09). Amounts are decimals with at most two places. */
export const transactionBody = z
  .object({
    recordType: z.literal('Transaction'),
    sourceTransactionId: z.string(),
    merchantId: z.string().nullable(),
    merchantName: z.string(),
    activeMerchant: z.boolean().meta({ description: 'Whether the merchant still has a page.' }),
    date: moment.optional().meta({ description: 'Takes precedence over transactionCreatedAt.' }),
    transactionCreatedAt: moment.optional(),
    localDate: z.iso.date().nullable().optional().meta({
      description: 'Local date at the restaurant; null or absent if the record has none.',
    }),
    transactionStatus: z.enum(rewardStatuses).optional(),
    awardStatus: z
      .enum(rewardStatuses)
      .optional()
      .meta({ description: 'Takes precedence over transactionStatus.' }),
    transactionType: z.enum(transactionTypes),
    rewardSource: z.enum(rewardSources).nullable().meta({
      description: 'M manual, J bonus adjustment, + corporate, A adjustment, B bonus, S settle.',
    }),
    benefitAmount: z.number().meta({ description: 'In the partner’s currency; negative after a refund.' }),
    dineAmount: z.number().nullable().meta({ description: 'Bill amount in dollars; null if there is none.' }),
    cardLastFour: z.string().nullable(),
    paidAt: moment.nullable(),
    bonusCode: z.string().optional().meta({ description: 'The bonus that brought the reward.' }),
    reasonCode: z
      .string()
      .optional()
      .meta({
        description: `Why nothing was earned: ${notEarnedReasons.join(', ')}. Clients treat any other code as none.`,
      }),
    reasonFacts: reasonFacts
      .optional()
      .meta({ description: 'What is known of the facts behind reasonCode.' }),
  })
  .meta({ id: 'TransactionRecord' });
export type TransactionBody = z.infer<typeof transactionBody>;

export const creditBody = z
  .object({
    recordType: z.literal('Credit'),
    creditId: z.string(),
    date: moment,
    creditAmountCents: z.int(),
    targetType: z.string().meta({ description: 'Card, Email, or another payout method.' }),
    targetLabel: z.string(),
    benefitProcessor: z.string().nullable().meta({
      description: 'MasterCard, Tremendous, Visa, or another payout processor.',
    }),
    status: z.enum([...rewardStatuses, ...redemptionStatuses]),
  })
  .meta({ id: 'CreditRecord' });
export type CreditBody = z.infer<typeof creditBody>;

export const activityBody = z.discriminatedUnion('recordType', [transactionBody, creditBody]);
export type ActivityBody = z.infer<typeof activityBody>;

export const activityQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  resultsPerPage: z.coerce.number().int().min(1).max(100).default(10),
  year: z.coerce.number().int().min(2000).max(2999).optional().meta({
    description: 'Of the day of the record; a visit’s is the restaurant’s.',
  }),
  state: z.enum(activityStates).optional().meta({ description: 'What the record says of itself.' }),
});

const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({
    data: z.array(record),
    items: z.array(record).meta({ description: 'The same list as data.' }),
    totalPages: z.int().nonnegative(),
    totalResultSize: z.int().nonnegative(),
    pendingAmount: z.number().optional().meta({
      description: 'All rewards that are being processed, in the partner’s currency, whatever the filters.',
    }),
    years: z.array(z.int()).optional().meta({
      description: 'The years with records, the newest first. Tells that year and state narrow the list.',
    }),
  });

export const transactionsResponse = pageOf(transactionBody).meta({ id: 'Transactions' });
export type TransactionsResponse = z.infer<typeof transactionsResponse>;

export const statementCreditsResponse = pageOf(activityBody).meta({ id: 'TransactionsStatementCredits' });
export type StatementCreditsResponse = z.infer<typeof statementCreditsResponse>;
