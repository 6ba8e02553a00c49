import {
  omitUndefined,
  toHundredths,
  type ActivityPage,
  type ActivityRecord,
  type CreditRecord,
  type TransactionRecord,
} from '@tableside/core';

import type {
  ActivityBody,
  CreditBody,
  StatementCreditsAnswer,
  TransactionBody,
} from './activity.contract.ts';

/** The first of the fields that say the same wins (OP-135); one without any moment is no record. */
function toTransaction(body: TransactionBody): TransactionRecord | undefined {
  const occurredAt = body.date ?? body.transactionCreatedAt;
  if (occurredAt === undefined || Number.isNaN(Date.parse(occurredAt))) return undefined;
  return omitUndefined({
    type: 'Transaction' as const,
    id: body.sourceTransactionId,
    merchantId: body.merchantId ?? undefined,
    merchantName: body.merchantName,
    hasMerchantPage: body.activeMerchant && body.merchantId !== null,
    occurredAt,
    status: body.awardStatus ?? body.transactionStatus ?? 'Pending',
    transactionType: body.transactionType,
    source: body.rewardSource ?? undefined,
    rewardHundredths: toHundredths(body.benefitAmount) ?? 0,
    billCents: body.dineAmount === null ? undefined : toHundredths(body.dineAmount),
    cardLastFour: body.cardLastFour ?? undefined,
    paidAt: body.paidAt ?? undefined,
  });
}

const toCredit = (body: CreditBody): CreditRecord | undefined =>
  Number.isNaN(Date.parse(body.date))
    ? undefined
    : {
        type: 'Credit',
        id: body.creditId,
        occurredAt: body.date,
        amountCents: body.creditAmountCents,
        targetType: body.targetType,
        targetLabel: body.targetLabel,
        processor: body.benefitProcessor ?? '',
        status: body.status,
      };

const toRecord = (body: ActivityBody): ActivityRecord | undefined =>
  body.recordType === 'Credit' ? toCredit(body) : toTransaction(body);

/** The list is `items`, or `data` where there is none (OP-107). */
export const toActivityPage = (body: StatementCreditsAnswer): ActivityPage => ({
  records: (Array.isArray(body.items) ? body.items : body.data).flatMap((item) => toRecord(item) ?? []),
  totalPages: body.totalPages,
  totalRecords: body.totalResultSize,
});
