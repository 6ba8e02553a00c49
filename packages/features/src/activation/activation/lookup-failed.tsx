import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { PageMeta } from '@tableside/kits/partner';
import { EmptyState } from '@tableside/ui/empty-state';
import { RotateCw } from '@tableside/ui/icons';

import { activationCopy } from '../copy.ts';
import * as styles from './activation-screen.styles.ts';

export interface LookupFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function LookupFailed({ isRetrying, onRetry }: LookupFailedProps) {
  const copy = useCopy(activationCopy);
  return (
    <div css={styles.notice}>
      <PageMeta title={copy.text('browserTitle', { title: copy.text('offlineTitle') })} />
      <EmptyState
        title={copy('offlineTitle')}
        titleLevel={1}
        action={
          <TryAgain
            icon={<RotateCw size={20} aria-hidden="true" />}
            isRetrying={isRetrying}
            loadingLabel={copy.text('looking')}
            failedLabel={copy.text('offlineTitle')}
            onRetry={onRetry}
          >
            {copy('retry')}
          </TryAgain>
        }
      >
        <p>{copy('offlineBody')}</p>
      </EmptyState>
    </div>
  );
}
