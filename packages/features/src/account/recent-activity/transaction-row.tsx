import {
  claimHref,
  daysAfter,
  formatMoney,
  localTimeOf,
  mayReportMissing,
  merchantHref,
  MISSING_REWARD_DAYS,
  transactionStatus,
  type Moment,
  type TransactionRecord,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useAmount, useCurrency, usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { activityCopy } from './activity.copy.ts';
import { ActivityRow } from './activity-row.tsx';
import {
  leadsToClaim,
  namelessTitle,
  reviewUnknown,
  sourceLabel,
  transactionCopy,
  whatHappened,
} from './activity-messages.ts';
import { useBonusName } from './bonus-name.tsx';
import { reasonCopy } from './reason-messages.ts';
import { Reason } from './reason.tsx';
import { ReviewPart } from './review-part.tsx';
import { formatLongDay } from './days.ts';

/** Where a day ends last among US restaurants. A record does not have the time zone of its restaurant. */
const LAST_TIME_ZONE = 'Pacific/Honolulu';

export interface ReviewControls {
  readonly hasNoReviews: boolean;
  readonly isReviewed: (transactionId: string) => boolean | undefined;
  readonly hasSent: (transactionId: string) => boolean;
}

export interface TransactionRowProps extends ReviewControls {
  readonly record: TransactionRecord;
  readonly now: Moment;
  readonly onReview: () => void;
  readonly takesFocus: boolean;
}

export function TransactionRow({
  record,
  now,
  hasNoReviews,
  isReviewed,
  hasSent,
  onReview,
  takesFocus,
}: TransactionRowProps) {
  const copy = useCopy(activityCopy);
  const amountOf = useAmount();
  const { typeformCode, hasVisitClaims, claims } = usePartner();
  const reviewed = isReviewed(record.id);
  const unreviewed = transactionStatus(record, { isReviewed: false, now });
  const withoutReviews = transactionStatus(record, { isReviewed: undefined, now });
  const isUnknown =
    typeformCode !== null &&
    reviewed === undefined &&
    (unreviewed.mayReview || unreviewed.state !== withoutReviews.state);
  const isWaiting = isUnknown && !hasNoReviews;
  // Without a survey form nobody can review, so no review can be overdue (HIS-18).
  const recordStatus =
    typeformCode !== null && (isWaiting || reviewed !== undefined)
      ? transactionStatus(record, { isReviewed: reviewed ?? false, now })
      : withoutReviews;
  const { day, state, isFaded, reviewBy } = recordStatus;
  const { billCents, cardLastFour, hasMerchantPage, merchantId, rewardHundredths } = record;
  const mayReport =
    hasVisitClaims &&
    merchantId !== undefined &&
    localTimeOf(now, LAST_TIME_ZONE).date <= daysAfter(day, claims.windowDays);
  const ways = { hasCredits: useCurrency().paysStatementCredits, now, mayReport };
  const words =
    isUnknown && !isWaiting
      ? reviewUnknown(transactionCopy(record, recordStatus, ways), unreviewed)
      : transactionCopy(record, recordStatus, ways);
  const reportHref = claimHref({ merchantId, visitDate: day });
  const reason =
    words.why === 'whyForfeited' || words.why === 'whyNothing'
      ? reasonCopy(record, {
          day,
          now,
          ...(mayReport && mayReportMissing(record.occurredAt, now) && { reportHref }),
        })
      : undefined;
  const values = {
    what: copy.text(whatHappened(record), { day: formatLongDay(day) }),
    days: MISSING_REWARD_DAYS,
    reward: amountOf(Math.abs(rewardHundredths)),
  };
  const source = sourceLabel(record);
  const label = source && copy.text(source);
  const bonusName = useBonusName(record.bonusCode);
  const merchantName = record.merchantName || copy.text(namelessTitle(record));
  const isCalledByBonus = bonusName !== undefined && record.merchantName === '';
  const title = isCalledByBonus ? (
    bonusName
  ) : (
    <span translate={record.merchantName === '' ? undefined : 'no'}>{raiseMarks(merchantName)}</span>
  );
  const amount = amountOf(reason && state === 'forfeited' ? 0 : rewardHundredths);
  // A visit with a known reason could never earn, so nothing expired.
  const isExpired = state === 'reviewExpired' || (state === 'forfeited' && !reason);
  return (
    <ActivityRow
      day={day}
      title={
        hasMerchantPage && merchantId !== undefined ? (
          <Link href={merchantHref(merchantId)}>{title}</Link>
        ) : (
          title
        )
      }
      facts={[
        ...(billCents === undefined ? [] : [copy('bill', { amount: formatMoney(billCents) })]),
        ...(cardLastFour === undefined ? [] : [copy('card', { lastFour: cardLastFour })]),
        ...(label === undefined || (!isCalledByBonus && label === merchantName) ? [] : [raiseMarks(label)]),
        ...(bonusName === undefined || isCalledByBonus ? [] : [bonusName]),
      ]}
      amount={isExpired ? copy.text('expired') : rewardHundredths > 0 && !isFaded ? `+${amount}` : amount}
      words={words}
      values={values}
      explanation={reason && <Reason reason={reason} values={values} />}
      isFaded={isFaded}
      isWaiting={isWaiting}
    >
      {leadsToClaim(words) && (
        <Link look="standalone" href={reportHref}>
          {copy('report')}
        </Link>
      )}
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
