import { useCopy } from '@tableside/kits/content';
import { PageMeta } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { EmptyState } from '@tableside/ui/empty-state';
import { RotateCw } from '@tableside/ui/icons';

import { activationCopy } from '../copy.ts';
import * as styles from './activation-screen.styles.ts';

export function LookupFailed({ onRetry }: { readonly onRetry: () => void }) {
  const copy = useCopy(activationCopy);
  return (
    <div css={styles.notice}>
      <PageMeta title={copy.text('browserTitle', { title: copy.text('offlineTitle') })} />
      <EmptyState
        title={copy('offlineTitle')}
        titleLevel={1}
        action={
          <Button variant="primary" icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
            {copy('retry')}
          </Button>
        }
      >
        <p>{copy('offlineBody')}</p>
      </EmptyState>
    </div>
  );
}
