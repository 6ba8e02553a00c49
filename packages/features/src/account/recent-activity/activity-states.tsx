import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { focusReplacement } from '@tableside/ui/focus';
import { Title } from '@tableside/ui/title';

import { Receipt } from '../drawings/receipt.tsx';
import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

export function NoActivity() {
  const copy = useCopy(activityCopy);
  return (
    <EmptyState
      illustration={<Receipt />}
      title={copy('emptyTitle')}
      titleLevel={2}
      action={
        <ButtonLink variant="primary" href={routes.search.path}>
          {copy('findRestaurant')}
        </ButtonLink>
      }
    >
      <p>{copy('emptyBody')}</p>
    </EmptyState>
  );
}

export interface ActivityFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function ActivityFailed({ isRetrying, onRetry }: ActivityFailedProps) {
  const copy = useCopy(activityCopy);
  return (
    <EmptyState
      illustration={<Receipt />}
      title={copy('failedTitle')}
      titleLevel={2}
      action={
        <div css={styles.actions}>
          <TryAgain
            isRetrying={isRetrying}
            loadingLabel={copy.text('loading')}
            failedLabel={copy.text('failedTitle')}
            onRetry={onRetry}
          >
            {copy('tryAgain')}
          </TryAgain>
          <ButtonLink variant="secondary" href={routes.search.path}>
            {copy('findRestaurant')}
          </ButtonLink>
        </div>
      }
    >
      <p role="alert">{copy('failedBody')}</p>
    </EmptyState>
  );
}

export function NoSuchPage({ page, firstHref }: { readonly page: number; readonly firstHref: string }) {
  const copy = useCopy(activityCopy);
  return (
    <EmptyState
      illustration={<Receipt />}
      title={copy('noPageTitle', { page })}
      titleLevel={2}
      action={
        <div ref={focusReplacement}>
          <ButtonLink variant="primary" href={firstHref}>
            {copy('firstPage')}
          </ButtonLink>
        </div>
      }
    >
      <p>{copy('noPageBody')}</p>
    </EmptyState>
  );
}

export function NoneFound({ allHref }: { readonly allHref: string }) {
  const copy = useCopy(activityCopy);
  return (
    <div ref={focusReplacement} css={styles.noneFound}>
      <Title level={3} size="small">
        {copy('noneFoundTitle')}
      </Title>
      <p>{copy('noneFound')}</p>
      <ButtonLink variant="secondary" href={allHref}>
        {copy('clearFilters')}
      </ButtonLink>
    </div>
  );
}
