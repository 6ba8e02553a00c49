import { Slot } from '@tableside/kit-feature';
import { SessionWarning } from '@tableside/kit-session';
import { usePageViews } from '@tableside/kit-tracking';
import { Suspense } from 'react';

import { Toasts } from './toasts.tsx';

/** What a page has besides what it shows first: messages, page views, and what opens over it. */
export function LateParts() {
  usePageViews();
  return (
    <>
      <Toasts />
      <SessionWarning />
      <Suspense>
        <Slot name="overlay" />
      </Suspense>
    </>
  );
}
