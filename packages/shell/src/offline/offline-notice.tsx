import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { EmptyState } from '@tableside/ui/empty-state';
import { Link } from '@tableside/ui/link';
import type { ReactNode } from 'react';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { offlineCopy } from './offline.copy.ts';

export function OfflineNotice({ action }: { readonly action: ReactNode }) {
  const copy = useCopy(offlineCopy);
  return (
    <EmptyState
      css={notice}
      illustration={<EmptyTable />}
      title={copy('offlineTitle')}
      titleLevel={1}
      action={action}
    >
      <p>{copy('offlineText')}</p>
      <p>
        <Link href={routes.search.path}>{copy('offlineSearch')}</Link>
      </p>
    </EmptyState>
  );
}
