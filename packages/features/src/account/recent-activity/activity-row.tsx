import type { PlainDate } from '@tableside/core';
import { Copy, useCopy, type CopyValues } from '@tableside/kits/content';
import type { ReactNode } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './activity-row.styles.ts';
import type { RecordWords } from './activity-messages.ts';
import { formatLongDay, formatShortDay, splitDay } from './days.ts';

export interface ActivityRowProps {
  readonly day: PlainDate;
  /** What it was: the heading of the record. */
  readonly title: ReactNode;
  /** What else is known of it, each in a few words. */
  readonly facts: readonly ReactNode[];
  readonly amount: string;
  readonly words: RecordWords;
  /** For the sentence that says why, besides the days. */
  readonly values: CopyValues;
  /** Shown less strongly: nothing of it counts yet, or any more (HIS-16, HIS-17). */
  readonly isFaded: boolean;
  /** What it says of itself is still being asked: only its room is there. */
  readonly isWaiting?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One record: its day, what it was, its amount, exactly one status and one sentence that says why. */
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
      <span css={styles.amount}>{amount}</span>
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
