import type { PlainDate } from '@tableside/core';
import { Copy, useCopy, type CopyValues } from '@tableside/kits/content';
import { raiseMarks } from '@tableside/ui/registered-mark';
import type { ReactNode } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './activity-row.styles.ts';
import type { RecordCopy } from './activity-messages.ts';
import { formatLongDay, formatShortDay, splitDay } from './days.ts';

export interface ActivityRowProps {
  readonly day: PlainDate;
  /** What happened: the record's heading. */
  readonly title: ReactNode;
  /** Other known facts, a few words each. */
  readonly facts: readonly ReactNode[];
  readonly amount: string;
  readonly words: RecordCopy;
  /** Values for the sentence that explains the status, besides the days. */
  readonly values: CopyValues;
  /** Shown less prominently: not counted yet, or no longer (HIS-16, HIS-17). */
  readonly isFaded: boolean;
  /** The status is still loading: only its space is reserved. */
  readonly isWaiting?: boolean;
  /** The record's actions. */
  readonly children?: ReactNode;
}

/** One record: its day, title, amount, exactly one status and one sentence that explains it. */
export function ActivityRow({
  day,
  title,
  facts,
  amount,
  words,
  values,
  isFaded,
  isWaiting = false,
  children,
}: ActivityRowProps) {
  const copy = useCopy(activityCopy);
  const [date, year] = splitDay(day);
  const { status, mark, why, by } = words;
  return (
    <li css={styles.row} data-faded={isFaded || undefined}>
      <time dateTime={day} css={styles.day}>
        <span>{date}</span>
        <span data-comma="">, </span>
        <span>{year}</span>
      </time>
      <div css={styles.what}>
        <h4 css={styles.name}>{title}</h4>
        {facts.length > 0 && (
          <ul css={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <span css={styles.amount}>{raiseMarks(amount)}</span>
      <span css={[styles.status, isWaiting && styles.waiting]} data-mark={mark}>
        <span css={styles.marks[mark]} aria-hidden="true" />
        <span>{copy(status, by && { by: formatShortDay(by) })}</span>
      </span>
      <div css={[styles.why, isWaiting && styles.waiting]}>
        <p css={styles.sentence}>
          <Copy
            of={activityCopy}
            id={why}
            values={{ ...values, day: formatLongDay(day), ...(by && { by: formatLongDay(by) }) }}
          />
        </p>
        {children}
      </div>
    </li>
  );
}
