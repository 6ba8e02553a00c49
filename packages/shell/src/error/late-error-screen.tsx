import { useCopy } from '@tableside/kit-content';
import { lazy } from 'react';

import { shellCopy } from '../copy.ts';
import { loadPages } from '../load-pages.ts';

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

const latePage = (name: 'ServerErrorScreen' | 'GoToError') =>
  lazy(async () => ({ default: (await loadPages().catch(() => undefined))?.[name] ?? LastResort }));

/** The error page, out of the first load. It is needed most when little can be fetched: fetch it ahead. */
export const LateErrorScreen = latePage('ServerErrorScreen');
/** Moves on to the error page. */
export const LateGoToError = latePage('GoToError');

export function preloadErrorScreen(): void {
  loadPages().catch(() => undefined);
}
