import type { activityContract } from '@tableside/api-client/contract';
import { rewardStatuses, type RewardStatus } from '@tableside/core';

import type { ListedActivity, ListedRecord } from './list-activity.ts';

const isRewardStatus = (status: string): status is RewardStatus =>
  (rewardStatuses as readonly string[]).includes(status);

export const decimalOf = (hundredths: number): number => hundredths / 100;

export function transactionBodyOf({
  record,
  hasMerchantPage,
  facts,
}: ListedRecord): activityContract.TransactionBody {
  const { status, merchantId, billCents } = record;
  return {
    recordType: 'Transaction',
    sourceTransactionId: record.publicId,
    merchantId: merchantId === null ? null : String(merchantId),
    merchantName: record.merchantName,
    activeMerchant: hasMerchantPage,
    date: record.occurredAt.toISOString(),
    localDate: record.localDate,
    ...(isRewardStatus(status) && { awardStatus: status }),
    transactionType: record.transactionType ?? 'Manual',
    rewardSource: record.rewardSource,
    benefitAmount: decimalOf(record.rewardHundredths),
    dineAmount: billCents === null ? null : decimalOf(billCents),
    cardLastFour: record.cardLastFour,
    paidAt: record.paidAt?.toISOString() ?? null,
    ...(record.bonusCode !== null && { bonusCode: record.bonusCode }),
    ...(record.reasonCode !== null && { reasonCode: record.reasonCode }),
    ...(facts && { reasonFacts: facts }),
  };
}

function creditBodyOf({ record }: ListedRecord): activityContract.CreditBody {
  return {
    recordType: 'Credit',
    creditId: record.publicId,
    date: record.occurredAt.toISOString(),
    creditAmountCents: record.creditCents ?? 0,
    targetType: record.targetType ?? '',
    targetLabel: record.targetLabel ?? '',
    benefitProcessor: record.benefitProcessor,
    status: record.status,
  };
}

export const activityBodyOf = (listed: ListedRecord): activityContract.ActivityBody =>
  listed.record.recordType === 'Credit' ? creditBodyOf(listed) : transactionBodyOf(listed);

export function pageBodyOf<T>(
  { records, total, years, pendingHundredths }: ListedActivity,
  bodyOf: (listed: ListedRecord) => T,
  resultsPerPage: number,
) {
  const items = records.map(bodyOf);
  return {
    data: items,
    items,
    totalPages: Math.ceil(total / resultsPerPage),
    totalResultSize: total,
    pendingAmount: decimalOf(pendingHundredths),
    years: [...years],
  };
}
