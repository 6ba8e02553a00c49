import type { PlainDate } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Check, Star } from '@tableside/ui/icons';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useRef } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './activity-row.styles.ts';
import { formatLongDay, formatShortDay } from './days.ts';

export interface ReviewPartProps {
  /** `sent` means just now, on this page; `reviewed` means earlier. */
  readonly state: 'open' | 'sent' | 'reviewed';
  readonly merchantName: string;
  readonly day: PlainDate;
  readonly lastDay: PlainDate | undefined;
  readonly onReview: () => void;
  readonly takesFocus: boolean;
}

export function ReviewPart({ state, merchantName, day, lastDay, onReview, takesFocus }: ReviewPartProps) {
  const copy = useCopy(activityCopy);
  const parts = useCopyParts(activityCopy);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) thanks.current?.focus();
  }, [takesFocus]);
  switch (state) {
    case 'sent':
      return (
        <p ref={thanks} tabIndex={-1} css={styles.thanks}>
          <Check size={20} aria-hidden="true" />
          <span>{copy('reviewThanks')}</span>
        </p>
      );
    case 'reviewed':
      return (
        <p css={styles.note} data-note="">
          <Check size={20} aria-hidden="true" />
          <span>{copy('reviewed')}</span>
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
              <span>
                {parts('reviewOf', { merchant: merchantName, day: <span>{formatLongDay(day)}</span> })}
              </span>
            </VisuallyHidden>
          </Button>
          <span css={styles.note} data-note="">
            {copy('reviewUntil', { by: formatShortDay(lastDay) })}
          </span>
        </div>
      );
  }
}
