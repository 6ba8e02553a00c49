import type { PlainDate } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Check, Star } from '@tableside/ui/icons';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useRef } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './activity-row.styles.ts';
import { formatLongDay, formatShortDay } from './days.ts';

export interface ReviewPartProps {
  /** sent: just now, by this page. reviewed: before. */
  readonly state: 'open' | 'sent' | 'reviewed';
  readonly merchantName: string;
  readonly day: PlainDate;
  /** Until when a review is possible; undefined where none is offered. */
  readonly lastDay: PlainDate | undefined;
  readonly onReview: () => void;
  /** The thanks take the focus: the button that had it is gone. */
  readonly takesFocus: boolean;
}

/** Asks for the review of a visit, or says that there is one (HIS-19, HIS-20). */
export function ReviewPart({ state, merchantName, day, lastDay, onReview, takesFocus }: ReviewPartProps) {
  const copy = useCopy(activityCopy);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) thanks.current?.focus();
  }, [takesFocus]);
  switch (state) {
    case 'sent':
      return (
        <p ref={thanks} tabIndex={-1} css={styles.thanks}>
          <Check size={20} aria-hidden="true" />
          {copy('reviewThanks')}
        </p>
      );
    case 'reviewed':
      return (
        <p css={styles.note}>
          <Check size={20} aria-hidden="true" />
          {copy('reviewed')}
        </p>
      );
    case 'open':
      return lastDay === undefined ? null : (
        <div css={styles.review}>
          <Button
            variant="secondary"
            size="small"
            icon={<Star size={20} aria-hidden="true" />}
            onClick={onReview}
          >
            {copy('review')}
            <VisuallyHidden>
              {' '}
              {copy('reviewOf', { merchant: merchantName, day: formatLongDay(day) })}
            </VisuallyHidden>
          </Button>
          <span css={styles.note}>{copy('reviewUntil', { by: formatShortDay(lastDay) })}</span>
        </div>
      );
  }
}
