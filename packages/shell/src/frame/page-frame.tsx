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
        {/* Inside main, because a bar above would move main from page to page. */}
        <Slot name="backBar" />
        {children}
      </main>
      <ErrorBoundary renderError={() => null}>
        <Slot name="pageEnd" />
      </ErrorBoundary>
      {/* Each page gets a new footer. A reused one would move from the end of the last page to the end of
          this one. */}
      <Slot key={page} name="footer" />
    </div>
  );
}
