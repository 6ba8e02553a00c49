import type { PlainDate } from '@tableside/core';
import { Copy, useCopy, type CopyValues } from '@tableside/kits/content';
import { ChevronDown } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { useId, useState, type ReactNode } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './activity-row.styles.ts';
import type { RecordCopy } from './activity-messages.ts';
import { formatLongDay, formatShortDay, splitDay } from './days.ts';

export interface ActivityRowProps {
  readonly day: PlainDate;
  readonly title: ReactNode;
  readonly facts: readonly ReactNode[];
  readonly amount: string;
  readonly words: RecordCopy;
  readonly values: CopyValues;
  readonly explanation?: ReactNode;
  /** Shows the record less prominently, because it does not count yet or no longer does (HIS-16, HIS-17). */
  readonly isFaded: boolean;
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

export function ActivityRow({
  day,
  title,
  facts,
  amount,
  words,
  values,
  explanation,
  isFaded,
  isWaiting = false,
  children,
}: ActivityRowProps) {
  const copy = useCopy(activityCopy);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [date, year] = splitDay(day);
  const { status, mark, why, by } = words;
  return (
    <li css={styles.row} data-faded={isFaded || undefined}>
      <h4 id={`${id}title`} css={styles.name}>
        {title}
      </h4>
      <span css={styles.amount}>{raiseMarks(amount)}</span>
      <div css={styles.line}>
        <span css={[styles.status, isWaiting && styles.waiting]} data-mark={mark}>
          <span css={styles.marks[mark]} aria-hidden="true" />
          <span>{copy(status, by && { by: formatShortDay(by) })}</span>
        </span>
        <time id={`${id}day`} dateTime={day} css={styles.day}>
          <span>{date}</span>
          <span data-comma="">, </span>
          <span>{year}</span>
        </time>
        <button
          type="button"
          id={`${id}toggle`}
          aria-labelledby={`${id}toggle ${id}title ${id}day`}
          aria-expanded={isOpen}
          aria-controls={`${id}details`}
          onClick={() => setIsOpen(!isOpen)}
          css={styles.toggle}
        >
          <span>{copy('details')}</span>
          <ChevronDown size={20} />
        </button>
      </div>
      <div id={`${id}details`} css={styles.details} data-open={isOpen || undefined}>
        {facts.length > 0 && (
          <ul css={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        <p css={[styles.why, isWaiting && styles.waiting]}>
          {explanation ?? (
            <Copy
              of={activityCopy}
              id={why}
              values={{ ...values, day: formatLongDay(day), ...(by && { by: formatLongDay(by) }) }}
            />
          )}
        </p>
      </div>
      <div css={[styles.actions, isWaiting && styles.waiting]}>{children}</div>
    </li>
  );
}
