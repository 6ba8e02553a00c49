import {
  creditStatus,
  omitUndefined,
  transactionStatus,
  type ActivityRecord,
  type Moment,
  type TransactionRecord,
} from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { SurveyWindow } from '@tableside/kits/surveys';
import { useState, type ReactNode } from 'react';

import { activityCopy } from './activity.copy.ts';
import { CreditRow } from './credit-row.tsx';
import { formatMonth } from './days.ts';
import * as styles from './recent-activity.styles.ts';
import { TransactionRow, type ReviewControls } from './transaction-row.tsx';

export interface ActivityListProps extends ReviewControls {
  readonly records: readonly ActivityRecord[];
  readonly now: Moment;
  readonly range: ReactNode;
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  readonly onReviewed: (transactionId: string) => void;
}

function byMonth(records: readonly ActivityRecord[], now: Moment) {
  const months = new Map<string, ActivityRecord[]>();
  for (const record of records) {
    const { day } =
      record.type === 'Credit'
        ? creditStatus(record)
        : transactionStatus(record, { isReviewed: undefined, now });
    const month = formatMonth(day);
    months.set(month, [...(months.get(month) ?? []), record]);
  }
  return [...months];
}

export function ActivityList({
  records,
  now,
  range,
  isOutdated,
  isBusy,
  hasNoReviews,
  isReviewed,
  hasSent,
  onReviewed,
}: ActivityListProps) {
  const copy = useCopy(activityCopy);
  const parts = useCopyParts(activityCopy);
  const [reviewing, setReviewing] = useState<TransactionRecord>();
  const [closedId, setClosedId] = useState<string>();
  return (
    <>
      <div css={[styles.months, isOutdated && styles.outdated]} aria-busy={isBusy}>
        {byMonth(records, now).map(([month, ofMonth], index) => (
          <div key={month}>
            <div css={styles.monthHead}>
              <h3 css={styles.month}>{month}</h3>
              {index === 0 && range}
            </div>
            <ul css={styles.rows}>
              {ofMonth.map((record) =>
                record.type === 'Credit' ? (
                  <CreditRow key={`credit-${record.id}`} record={record} />
                ) : (
                  <TransactionRow
                    key={`transaction-${record.id}`}
                    record={record}
                    now={now}
                    hasNoReviews={hasNoReviews}
                    isReviewed={isReviewed}
                    hasSent={hasSent}
                    onReview={() => {
                      setClosedId(undefined);
                      setReviewing(record);
                    }}
                    takesFocus={closedId === record.id}
                  />
                ),
              )}
            </ul>
          </div>
        ))}
      </div>
      {reviewing && (
        <SurveyWindow
          isOpen
          title={copy.text('reviewTitle', { merchant: reviewing.merchantName })}
          heading={parts('reviewTitle', { merchant: reviewing.merchantName })}
          hiddenFields={omitUndefined({ transaction_id: reviewing.id, merchant_id: reviewing.merchantId })}
          onSubmitted={() => onReviewed(reviewing.id)}
          onClose={() => {
            setReviewing(undefined);
            setClosedId(reviewing.id);
          }}
        />
      )}
    </>
  );
}
