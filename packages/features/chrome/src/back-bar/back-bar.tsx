import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { BackLine } from '../later/idle-parts.ts';
import { place } from './back-bar.styles.ts';

/** Where back leads when there is nothing to go back to (OP-137). */
function fallbackFor(pathname: string): string | undefined {
  if (pathname.includes('/merchants/')) return '/search';
  return pathname.includes('/account/') ? '/account/overview' : undefined;
}

/** The way back from a merchant or a page of the account (CHR-17); other pages do not fetch it. */
export function BackBar() {
  const fallback = fallbackFor(useLocation().pathname);
  return (
    fallback !== undefined && (
      <Suspense fallback={<div css={place} />}>
        <BackLine fallback={fallback} />
      </Suspense>
    )
  );
}
