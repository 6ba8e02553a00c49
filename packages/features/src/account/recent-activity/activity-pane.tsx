import { ACTIVITY_PAGE_SIZE, formatCount, type Moment } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Pagination } from '@tableside/ui/pagination';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useId, useRef } from 'react';
import { Navigate } from 'react-router';

import { activityCopy } from './activity.copy.ts';
import { ActivityList } from './activity-list.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { ActivityFailed, NoActivity, NoSuchPage } from './activity-states.tsx';
import * as styles from './recent-activity.styles.ts';
import { useActivity } from './use-activity.ts';
import { useActivityPage } from './use-activity-page.ts';

/** Turning a page goes back up to the heading of the list, with the eyes and with the focus (ROU-27). */
function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top - 96, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return { heading, onTurn: () => void (isTurned.current = true) };
}

export interface ActivityPaneProps {
  readonly publicId: string;
  readonly now: Moment;
}

/** One page of the list, or the state in which there is none (HIS-04 to HIS-07). */
export function ActivityPane({ publicId, now }: ActivityPaneProps) {
  const copy = useCopy(activityCopy);
  const id = useId();
  const { page, hrefFor } = useActivityPage();
  const activity = useActivity(publicId, page);
  const { data, isOutdated, error, retry } = activity;
  const { heading, onTurn } = useHeadingOfPage(page);

  if (data === undefined) return error ? <ActivityFailed onRetry={retry} /> : <ActivitySkeleton />;
  const { records, totalPages, totalRecords } = data;
  // The records of the page before may stand here for now: their answer says nothing of this page.
  if (!isOutdated) {
    if (page > totalPages && totalPages > 0) return <Navigate to={hrefFor(totalPages)} replace />;
    if (totalRecords === 0 || (records.length === 0 && page === 1)) return <NoActivity />;
    if (records.length === 0) return <NoSuchPage page={page} firstHref={hrefFor(1)} />;
  }
  const first = (page - 1) * ACTIVITY_PAGE_SIZE + 1;
  const range = {
    first: formatCount(first),
    last: formatCount(first + records.length - 1),
    total: formatCount(totalRecords),
  };
  return (
    <Card as="section" aria-labelledby={id} css={styles.section}>
      <div css={styles.head}>
        <Title level={2} size="medium" id={id} ref={heading} tabIndex={-1} css={styles.heading}>
          {copy('listTitle')}
        </Title>
        <p css={styles.range} aria-hidden="true">
          {!isOutdated && copy('listRange', range)}
        </p>
        <VisuallyHidden role="status">
          {isOutdated ? copy('loading') : copy('listRangeSpoken', range)}
        </VisuallyHidden>
      </div>
      <ActivityList
        records={records}
        now={now}
        isOutdated={isOutdated}
        isBusy={activity.isBusy}
        hasNoReviews={activity.hasNoReviews}
        isReviewed={activity.isReviewed}
        hasSent={activity.hasSent}
        onReviewed={activity.markReviewed}
      />
      <Pagination
        page={page}
        pageCount={totalPages}
        hrefFor={hrefFor}
        onPageChange={onTurn}
        labels={{
          navigation: copy('pages'),
          previous: copy('previousPage'),
          next: copy('nextPage'),
          page: (number) => copy('page', { page: number }),
        }}
        css={styles.pages}
      />
    </Card>
  );
}
