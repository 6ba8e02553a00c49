import { omitUndefined, type ActivityRecord, type Moment, type TransactionRecord } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { SurveyWindow } from '@tableside/kit-surveys';
import { useState } from 'react';

import { activityCopy } from './activity.copy.ts';
import { CreditRow } from './credit-row.tsx';
import * as styles from './recent-activity.styles.ts';
import { TransactionRow, type ReviewControls } from './transaction-row.tsx';

export interface ActivityListProps extends ReviewControls {
  readonly records: readonly ActivityRecord[];
  readonly now: Moment;
  /** These are the records of the page before. */
  readonly isOutdated: boolean;
  /** Something that they say is still on its way. */
  readonly isBusy: boolean;
  readonly onReviewed: (transactionId: string) => void;
}

/** The records of a page, and the window in which a visit is reviewed (HIS-08, HIS-21). */
export function ActivityList({
  records,
  now,
  isOutdated,
  isBusy,
  isReviewed,
  hasSent,
  onReviewed,
}: ActivityListProps) {
  const copy = useCopy(activityCopy);
  const [asked, setAsked] = useState<TransactionRecord>();
  const [closedId, setClosedId] = useState<string>();
  return (
    <>
      <ul css={[styles.rows, isOutdated && styles.outdated]} aria-busy={isBusy}>
        {records.map((record) =>
          record.type === 'Credit' ? (
            <CreditRow key={`credit-${record.id}`} record={record} />
          ) : (
            <TransactionRow
              key={`transaction-${record.id}`}
              record={record}
              now={now}
              isReviewed={isReviewed}
              hasSent={hasSent}
              onReview={() => {
                setClosedId(undefined);
                setAsked(record);
              }}
              takesFocus={closedId === record.id}
            />
          ),
        )}
      </ul>
      {asked && (
        <SurveyWindow
          isOpen
          title={copy('reviewTitle', { merchant: asked.merchantName })}
          hiddenFields={omitUndefined({ transaction_id: asked.id, merchant_id: asked.merchantId })}
          onSubmitted={() => onReviewed(asked.id)}
          onClose={() => {
            setAsked(undefined);
            setClosedId(asked.id);
          }}
        />
      )}
    </>
  );
}
