import { ACTIVITY_PAGE_SIZE, formatCount, type Moment } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useAmount } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';
import { Pagination } from '@tableside/ui/pagination';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { useHeadingOfPage } from '@tableside/ui/use-heading-of-page';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useId } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { hiddenOnPhones } from '../hidden-on-phones.styles.ts';
import { activityCopy } from './activity.copy.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { ActivityFailed, NoActivity, NoneFound, NoSuchPage } from './activity-states.tsx';
import * as styles from './recent-activity.styles.ts';
import { useActivity } from './use-activity.ts';
import { useActivityAddress } from './use-activity-address.ts';

function scrollToHeading(heading: HTMLHeadingElement | null) {
  const top = heading?.getBoundingClientRect().top ?? 0;
  window.scrollTo(0, window.scrollY + top - 96);
}

export interface ActivityPaneProps {
  readonly publicId: string;
  readonly now: Moment;
  readonly isHeld: boolean;
}

export function ActivityPane({ publicId, now, isHeld }: ActivityPaneProps) {
  const copy = useCopy(activityCopy);
  const id = useId();
  const { page, filter, hrefFor, hrefWith } = useActivityAddress();
  const navigate = useNavigate();
  const amountOf = useAmount();
  const activity = useActivity(publicId, page, filter);
  const { data, isOutdated, isFailed, isFetching, retry } = activity;
  const { heading, onTurn } = useHeadingOfPage(page, scrollToHeading);

  if (isHeld) return <ActivitySkeleton />;
  if (isFailed) return <ActivityFailed isRetrying={isFetching} onRetry={retry} />;
  if (data === undefined) return <ActivitySkeleton />;
  const { records, totalPages, totalRecords, pendingHundredths = 0, years = [] } = data;
  // Programs without filters list all records, whatever filter the URL has.
  const isFiltered = years.length > 0 && (filter.year ?? filter.state) !== undefined;
  const isEmpty = totalRecords === 0 || (records.length === 0 && page === 1);
  // Outdated records belong to the previous page, so their response says nothing about this page.
  if (!isOutdated) {
    if (page > totalPages && totalPages > 0) return <Navigate to={hrefFor(totalPages)} replace />;
    if (isEmpty && !isFiltered) return <NoActivity />;
    if (records.length === 0 && !isEmpty) return <NoSuchPage page={page} firstHref={hrefFor(1)} />;
  }
  const first = (page - 1) * ACTIVITY_PAGE_SIZE + 1;
  const range = {
    first: formatCount(first),
    last: formatCount(first + records.length - 1),
    total: formatCount(totalRecords),
  };
  const found = isEmpty ? copy('noneFound') : copy('listRangeSpoken', range);
  return (
    <Card as="section" aria-labelledby={id} css={styles.section}>
      <div css={styles.head}>
        <Title
          level={2}
          size="medium"
          id={id}
          ref={heading}
          tabIndex={-1}
          css={[styles.heading, hiddenOnPhones]}
        >
          {copy('listTitle')}
        </Title>
        <VisuallyHidden role="status">{isOutdated ? copy('loading') : found}</VisuallyHidden>
      </div>
      {(pendingHundredths !== 0 || years.length > 0) && (
        <div css={styles.summary}>
          {pendingHundredths !== 0 && (
            <p css={styles.pending}>
              <span css={styles.pendingAmount}>{raiseMarks(amountOf(pendingHundredths))}</span>{' '}
              <span>{copy('pending')}</span>
            </p>
          )}
          {years.length > 0 && (
            <ActivityFilters
              years={years}
              filter={filter}
              onChange={(chosen) => void navigate(hrefWith(chosen))}
            />
          )}
        </div>
      )}
      {isEmpty ? (
        <NoneFound allHref={hrefWith({})} />
      ) : (
        <ActivityList
          records={records}
          now={now}
          range={
            <p css={styles.range} aria-hidden="true">
              {!isOutdated && copy('listRange', range)}
            </p>
          }
          isOutdated={isOutdated}
          isBusy={activity.isBusy}
          hasNoReviews={activity.hasNoReviews}
          isReviewed={activity.isReviewed}
          hasSent={activity.hasSent}
          onReviewed={activity.markReviewed}
        />
      )}
      <Pagination
        page={page}
        pageCount={totalPages}
        hrefFor={hrefFor}
        onPageChange={onTurn}
        labels={{
          navigation: copy.text('pages'),
          first: copy.text('newestPage'),
          previous: copy.text('previousPage'),
          next: copy.text('nextPage'),
          last: copy.text('oldestPage'),
          page: (number) => copy.text('page', { page: number }),
        }}
        css={styles.pages}
      />
    </Card>
  );
}
