import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { Title } from '@tableside/ui/title';

import { Receipt } from '../drawings/receipt.tsx';
import { TryAgain } from '../try-again.tsx';
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

export function ActivityFailed({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const copy = useCopy(activityCopy);
  return (
    <EmptyState
      illustration={<Receipt />}
      title={copy('failedTitle')}
      titleLevel={2}
      action={
        <div css={styles.actions}>
          <TryAgain label={copy('tryAgain')} busyLabel={copy.text('loading')} onRetry={onRetry} />
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
        <ButtonLink variant="primary" href={firstHref}>
          {copy('firstPage')}
        </ButtonLink>
      }
    >
      <p>{copy('noPageBody')}</p>
    </EmptyState>
  );
}

export function NoneFound({ allHref }: { readonly allHref: string }) {
  const copy = useCopy(activityCopy);
  return (
    <div css={styles.noneFound}>
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
