import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { teachDialogs } from './jsdom-dialog.ts';

/** jsdom has no media queries: widths are judged by `innerWidth`, every preference is unset. */
function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  const least = /\(min-width:\s*(\d+)px\)/.exec(query)?.[1];
  const most = /\(max-width:\s*([\d.]+)px\)/.exec(query)?.[1];
  const judge = () =>
    (least !== undefined || most !== undefined) &&
    (least === undefined || window.innerWidth >= Number(least)) &&
    (most === undefined || window.innerWidth <= Number(most));
  let matches = judge();
  window.addEventListener('resize', () => {
    if (matches === judge()) return;
    matches = judge();
    target.dispatchEvent(new Event('change'));
  });
  return Object.defineProperty(
    Object.assign(target, {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
    'matches',
    { get: judge },
  );
}

if (typeof window !== 'undefined') teachDialogs();

beforeEach(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
});
