import {
  MISSING_REWARD_DAYS,
  transactionStanding,
  type Moment,
  type TransactionRecord,
} from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';

import { activityCopy } from './activity.copy.ts';
import { ActivityRow } from './activity-row.tsx';
import { namelessTitle, sourceLabel, transactionWords, whatHappened } from './activity-words.ts';
import { formatMoney } from './amounts.ts';
import { ReviewPart } from './review-part.tsx';
import { formatLongDay } from './days.ts';
import { useAmount } from './use-amount.ts';

export interface ReviewControls {
  /** Whether a visit was reviewed; undefined while that is not known. */
  readonly isReviewed: (transactionId: string) => boolean | undefined;
  /** Whether the member has sent the review just now. */
  readonly hasSent: (transactionId: string) => boolean;
}

export interface TransactionRowProps extends ReviewControls {
  readonly record: TransactionRecord;
  readonly now: Moment;
  readonly onReview: () => void;
  /** The window of the review was closed: its thanks take the focus. */
  readonly takesFocus: boolean;
}

/** A visit, or a reward without one (HIS-09). */
export function TransactionRow({
  record,
  now,
  isReviewed,
  hasSent,
  onReview,
  takesFocus,
}: TransactionRowProps) {
  const copy = useCopy(activityCopy);
  const amountOf = useAmount();
  const { currencyType, typeformCode } = usePartner();
  const reviewed = isReviewed(record.id);
  // Where the program has no form nobody can review, and nobody has missed it (HIS-18).
  const standing = transactionStanding(record, {
    isReviewed: typeformCode === null ? undefined : reviewed,
    now,
  });
  const { day, state, isFaded, reviewBy } = standing;
  const { billCents, cardLastFour, hasMerchantPage, merchantId, rewardHundredths } = record;
  const words = transactionWords(record, standing, {
    hasCredits: currencyType === 'Credit',
    now,
  });
  const source = sourceLabel(record);
  const label = source && copy(source);
  const merchantName = record.merchantName || copy(namelessTitle(record));
  const amount = amountOf(rewardHundredths);
  return (
    <ActivityRow
      day={day}
      title={
        hasMerchantPage && merchantId !== undefined ? (
          <Link href={`/merchants/${encodeURIComponent(merchantId)}`}>{merchantName}</Link>
        ) : (
          merchantName
        )
      }
      facts={[
        ...(billCents === undefined ? [] : [copy('bill', { amount: formatMoney(billCents) })]),
        ...(cardLastFour === undefined ? [] : [copy('card', { lastFour: cardLastFour })]),
        ...(label === undefined || label === merchantName ? [] : [label]),
      ]}
      amount={
        state === 'forfeited' || state === 'reviewExpired'
          ? copy('expired')
          : rewardHundredths > 0 && !isFaded
            ? `+${amount}`
            : amount
      }
      words={words}
      values={{
        what: copy(whatHappened(record), { day: formatLongDay(day) }),
        // What is taken back is said without its sign.
        days: MISSING_REWARD_DAYS,
        reward: amountOf(Math.abs(rewardHundredths)),
      }}
      isFaded={isFaded}
    >
      <ReviewPart
        state={hasSent(record.id) ? 'sent' : reviewed ? 'reviewed' : 'open'}
        lastDay={reviewBy}
        merchantName={merchantName}
        day={day}
        onReview={onReview}
        takesFocus={takesFocus}
      />
    </ActivityRow>
  );
}
