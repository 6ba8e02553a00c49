import {
  notEarnedReasons,
  omitUndefined,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  toHundredths,
  transactionTypes,
  type ActivityPage,
  type ActivityRecord,
  type CreditRecord,
  type ReasonFacts,
  type TransactionRecord,
  weekdays,
} from '@tableside/core';

import {
  count,
  filledText,
  lenient,
  listOf,
  moment,
  number,
  object,
  oneOf,
  plainDate,
  unreadable,
  type Reader,
} from '../../client/reader.ts';
import type { CreditBody, StatementCreditsResponse, TransactionBody } from './activity.contract.ts';

/** A response body from an API version that may lack a field or have a new value in one. */
type Loose<T> = { readonly [K in keyof T]?: unknown };

const asText = lenient(filledText);
const asMoment = lenient(moment);
const asDate = lenient(plainDate);
const asCount = lenient(count);
const asRewardStatus = lenient(oneOf(rewardStatuses));
const asCreditStatus = lenient(oneOf([...rewardStatuses, ...redemptionStatuses]));
const asTransactionType = lenient(oneOf(transactionTypes));
const asSource = lenient(oneOf(rewardSources));
const asReason = lenient(oneOf(notEarnedReasons));
const asReasonFacts = lenient(
  object<ReasonFacts>({
    earnDays: lenient(listOf(oneOf(weekdays))),
    maxSpend: lenient(number),
    maxVisitsPerMonth: lenient(count),
    cardLinkedOn: asDate,
    merchantJoinedOn: asDate,
  }),
);
const asYears = lenient(listOf(count));
const asHundredths = (value: unknown): number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? toHundredths(value) : undefined;

/**
 * Converts a body. Of two fields with the same meaning, the first takes precedence. Unknown values get the
 * weakest interpretation: a status is pending, a source or a reason is omitted, a type of transaction is
 * never reviewed. Returns undefined if there is no id or timestamp.
 */
function toTransaction(body: Loose<TransactionBody>): TransactionRecord | undefined {
  const id = asText(body.sourceTransactionId);
  const occurredAt = asMoment(body.date ?? body.transactionCreatedAt);
  if (id === undefined || occurredAt === undefined) return undefined;
  const merchantId = asText(body.merchantId);
  return omitUndefined({
    type: 'Transaction' as const,
    id,
    merchantId,
    merchantName: asText(body.merchantName) ?? '',
    hasMerchantPage: body.activeMerchant === true && merchantId !== undefined,
    occurredAt,
    localDate: asDate(body.localDate),
    status: asRewardStatus(body.awardStatus ?? body.transactionStatus) ?? 'Pending',
    transactionType: asTransactionType(body.transactionType),
    source: asSource(body.rewardSource),
    rewardHundredths: asHundredths(body.benefitAmount) ?? 0,
    billCents: asHundredths(body.dineAmount),
    cardLastFour: asText(body.cardLastFour),
    paidAt: asMoment(body.paidAt),
    bonusCode: asText(body.bonusCode),
    reason: asReason(body.reasonCode),
    reasonFacts: asReasonFacts(body.reasonFacts),
  });
}

/**
 * Converts a body. An unknown status counts as pending. Returns undefined if there is no id, timestamp or
 * amount.
 */
function toCredit(body: Loose<CreditBody>): CreditRecord | undefined {
  const id = asText(body.creditId);
  const occurredAt = asMoment(body.date);
  const amountCents = body.creditAmountCents;
  if (id === undefined || occurredAt === undefined || !Number.isSafeInteger(amountCents)) return undefined;
  return {
    type: 'Credit',
    id,
    occurredAt,
    amountCents: amountCents as number,
    targetType: asText(body.targetType) ?? '',
    targetLabel: asText(body.targetLabel) ?? '',
    processor: asText(body.benefitProcessor) ?? '',
    status: asCreditStatus(body.status) ?? 'pending',
  };
}

function toRecord(item: unknown): ActivityRecord | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const body = item as Loose<TransactionBody> & Loose<CreditBody>;
  if (body.recordType === 'Credit') return toCredit(body);
  return body.recordType === 'Transaction' ? toTransaction(body) : undefined;
}

const asItIs: Reader<unknown> = (value) => value;
const readPage = object<Loose<StatementCreditsResponse>>({
  items: asItIs,
  data: asItIs,
  totalPages: asItIs,
  totalResultSize: asItIs,
  pendingAmount: asItIs,
  years: asItIs,
});

/** Reads the list from `items`, or else from `data`. Throws `ApiError` "unreadable" if there is no list. */
export function readActivityPage(body: unknown): ActivityPage {
  const { items, data, totalPages, totalResultSize, pendingAmount, years } = readPage(body);
  const list: readonly unknown[] | undefined = [items, data].find(Array.isArray);
  if (!list) throw unreadable();
  return omitUndefined({
    records: list.flatMap((item) => toRecord(item) ?? []),
    totalPages: asCount(totalPages) ?? (list.length > 0 ? 1 : 0),
    totalRecords: asCount(totalResultSize) ?? list.length,
    pendingHundredths: asHundredths(pendingAmount),
    years: asYears(years),
  });
}
