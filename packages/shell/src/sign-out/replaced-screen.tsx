import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { EmptyState } from '@tableside/ui/empty-state';
import { useEffect, useRef } from 'react';

import { main, notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';

/**
 * Reloads the page for whoever is signed in now. The sign-out page must not reload, because that would sign
 * them out.
 */
function loadAnew() {
  if (window.location.pathname === routes.signOut.path) window.history.replaceState(null, '', '/');
  window.location.reload();
}

export function ReplacedScreen() {
  const copy = useCopy(pagesCopy);
  const page = useRef<HTMLElement>(null);
  // The focused element was removed, so screen readers need a new starting point.
  useEffect(() => page.current?.focus(), []);
  return (
    <main id="main" ref={page} tabIndex={-1} css={main}>
      <PageMeta title={copy.text('replacedTitle')} />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={copy('replacedTitle')}
        titleLevel={1}
        action={
          <Button variant="primary" onClick={loadAnew}>
            {copy('replacedGoOn')}
          </Button>
        }
      >
        <p role="status">{copy('replacedText')}</p>
      </EmptyState>
    </main>
  );
}
