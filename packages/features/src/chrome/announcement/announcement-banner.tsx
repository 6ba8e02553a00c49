import { useContent, useCopy, useFillText } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';
import { ownEach } from '@tableside/ui/own-texts';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Tooltip } from '@tableside/ui/tooltip';
import { Fragment } from 'react';

import { chromeCopy } from '../copy.ts';
import * as styles from './announcement-banner.styles.ts';

/**
 * Segments have no spaces around them. Adds one between segments, unless the next begins with punctuation.
 */
const gapBefore = (text: string, index: number) => (index > 0 && !/^[.,;:!?)]/.test(text) ? ' ' : '');

export function AnnouncementBanner() {
  const copy = useCopy(chromeCopy);
  const fill = useFillText();
  const { announcement } = useContent();
  if (!announcement) return null;
  return (
    <section aria-label={copy.text('announcement')} css={styles.banner}>
      <div css={styles.line}>
        <p css={styles.words}>
          {announcement.segments.map((segment, index) => {
            const text = fill.text(segment.copy);
            return (
              <Fragment key={index}>
                {gapBefore(text, index)}
                {segment.type === 'text' ? (
                  ownEach(raiseMarks(text))
                ) : (
                  <Link href={segment.url} isNewTab={segment.isNewTab}>
                    {raiseMarks(text)}
                  </Link>
                )}
              </Fragment>
            );
          })}
        </p>
        {announcement.tooltip !== undefined && (
          <span css={styles.details}>
            <Tooltip label={copy.text('announcementDetails')}>{fill(announcement.tooltip)}</Tooltip>
          </span>
        )}
      </div>
    </section>
  );
}
