import type { PlainDate } from './calendar.ts';
import type { NotEarnedReason, ReasonFacts } from './not-earned.ts';

/** The origin of a transaction: settled by the card network, or entered by hand (HIS-09). */
export const transactionTypes = ['Settle', 'Manual'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const rewardStatuses = ['Awarded', 'Pending', 'Forfeit', 'Paid', 'Deferred'] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/**
 * The source of a reward: M manual, J bonus adjustment, + corporate, A adjustment, B bonus, S settle
 * (HIS-22).
 */
export const rewardSources = ['M', 'J', '+', 'A', 'B', 'S'] as const;
export type RewardSource = (typeof rewardSources)[number];

export const redemptionStatuses = ['pending', 'pending_received', 'completed', 'rejected', 'error'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** How a credit reaches a member: onto a linked card, or as a gift card by email (HIS-23). */
export const deliveries = ['Card', 'Email'] as const;
export type Delivery = (typeof deliveries)[number];

export const giftCardBrands = ['MasterCard', 'Tremendous', 'Visa'] as const;
export type GiftCardBrand = (typeof giftCardBrands)[number];

/** A bill, or a reward without a bill (HIS-09). Amounts are whole hundredths. */
export interface TransactionRecord {
  readonly type: 'Transaction';
  /** The id by which its review status is requested. */
  readonly id: string;
  readonly merchantId?: string;
  readonly merchantName: string;
  readonly hasMerchantPage: boolean;
  /** ISO timestamp, or only a date. */
  readonly occurredAt: string;
  /** Day at the restaurant. Undefined if the program does not report it. */
  readonly localDate?: PlainDate;
  readonly status: RewardStatus;
  /** Undefined for any other type, which is never reviewed. */
  readonly transactionType?: TransactionType;
  readonly source?: RewardSource;
  /**
   * In hundredths of the partner's currency: cents of money, hundredths of a mile. Negative after a refund.
   */
  readonly rewardHundredths: number;
  readonly billCents?: number;
  readonly cardLastFour?: string;
  /** ISO timestamp, or only a date. */
  readonly paidAt?: string;
  readonly bonusCode?: string;
  readonly reason?: NotEarnedReason;
  readonly reasonFacts?: ReasonFacts;
}

export interface CreditRecord {
  readonly type: 'Credit';
  readonly id: string;
  readonly occurredAt: string;
  readonly amountCents: number;
  readonly targetType: string;
  readonly targetLabel: string;
  /** The payer: one of `giftCardBrands`, or another name. Empty if none is given. */
  readonly processor: string;
  readonly status: RewardStatus | RedemptionStatus;
}

export type ActivityRecord = TransactionRecord | CreditRecord;

export interface ActivityPage {
  readonly records: readonly ActivityRecord[];
  readonly totalPages: number;
  readonly totalRecords: number;
  /**
   * Sum of all rewards that are being processed, regardless of the filters, in hundredths of the partner's
   * currency. Undefined if the program does not report it.
   */
  readonly pendingHundredths?: number;
  /** Years with records, newest first. Undefined if the program cannot filter by year. */
  readonly years?: readonly number[];
}

export const ACTIVITY_PAGE_SIZE = 10;
