import { useCopy } from '@tableside/kit-content';
import { lazy } from 'react';

import { shellCopy } from '../copy.ts';

const load = () => import('./server-error-screen.tsx');

/** What is left to say when not even the error page can be fetched. */
function LastResort() {
  const copy = useCopy(shellCopy);
  return (
    <>
      <h1>{copy('errorTitle')}</h1>
      <p role="alert">{copy('errorText')}</p>
    </>
  );
}

/** The error page, out of the first load. It is needed most when little can be fetched: fetch it ahead. */
export const LateErrorScreen = lazy(async () => ({
  default: (await load().catch(() => undefined))?.ServerErrorScreen ?? LastResort,
}));

export function preloadErrorScreen(): void {
  load().catch(() => undefined);
}
