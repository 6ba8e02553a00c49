import { CODE_MISSING } from '@tableside/core/page-protocol';
import { useCopy } from '@tableside/kits/content';
import { Slot } from '@tableside/kits/feature';
import { useRef, type ReactNode } from 'react';

import { shellCopy } from '../copy.ts';
import { ErrorBoundary } from '../error/error-boundary.tsx';
import { ConnectionBanner } from '../offline/connection-banner.tsx';
import * as styles from './page-frame.styles.ts';
import { useRouteChange } from './use-route-change.ts';

export function PageFrame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const page = useRouteChange(main);
  return (
    <div css={styles.frame}>
      {/* The starter of a prerendered page shows this if the site's code does not load. */}
      <p hidden {...{ [CODE_MISSING]: '' }} css={styles.codeMissing}>
        {useCopy(shellCopy)('codeMissing')}
      </p>
      <Slot name="header" />
      <ConnectionBanner />
      <Slot name="announcement" />
      <main id="main" ref={main} tabIndex={-1} css={styles.main}>
        {/* Inside main. Before it, the bar would move main whenever it appears or disappears. */}
        <Slot name="backBar" />
        {children}
      </main>
      <ErrorBoundary resetKey={page} renderError={() => null}>
        <Slot name="pageEnd" />
      </ErrorBoundary>
      {/* The key gives each page a new footer. Moving a reused one from the end of the last page to the end
          of this one would count as a layout shift. */}
      <Slot key={page} name="footer" />
    </div>
  );
}
