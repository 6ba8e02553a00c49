// Before React, which is loaded below.
import './react-commits.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as streams from 'node:stream/web';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { teachDialogs } from './jsdom-dialog.ts';
import { watchReferencedTexts } from './referenced-texts.ts';

/**
 * Imitates media queries, which jsdom lacks: width queries use `innerWidth`, and every preference is unset.
 */
function createMediaQueryList(query: string): MediaQueryList {
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

/**
 * Components query on every render, so one list per query keeps the number of window listeners from growing.
 */
function createMatchMedia() {
  const lists = new Map<string, MediaQueryList>();
  return (query: string) => {
    const list = lists.get(query) ?? createMediaQueryList(query);
    lists.set(query, list);
    return list;
  };
}

/** Ends timers at the end of a test file, as browsers do when a document is unloaded. */
function endTimersWithTheDocument(): void {
  const running = new Set<ReturnType<typeof setTimeout>>();
  const { setTimeout: start } = globalThis;
  const remember = (...args: Parameters<typeof start>) => {
    const timer = start(...args);
    running.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(remember, start);
  afterAll(() => running.forEach((timer) => clearTimeout(timer)));
}

/** jsdom has no layout, so pointer capture has no effect. */
function teachPointerCapture(): void {
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
}

/**
 * Turns off owner stacks: React's development build takes up to ten thousand stack traces a second for them,
 * a sixth of the rendering time, and no test reads them.
 */
function forgetWhereElementsWereMade(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}

/**
 * Prints the document only when an error is read. Testing Library prints it into each error of a query, and a
 * wait queries many times although only its last error is read.
 */
function printTheDocumentWhenRead(): void {
  const { getElementError: print } = getConfig();
  const getElementError: typeof print = (message, container) => {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // The report shows the first line outside of libraries, which is the test's.
    Error.captureStackTrace(error, getElementError);
    return Object.defineProperty(error, 'message', {
      get: () => print(message, container).message,
      configurable: true,
    });
  };
  configure({ getElementError });
}

const takeReferencedTexts = typeof window === 'undefined' ? () => [] : watchReferencedTexts();

if (typeof window !== 'undefined') {
  // Browsers have streams, jsdom does not.
  Object.assign(globalThis, streams);
  teachDialogs();
  teachPointerCapture();
  endTimersWithTheDocument();
  forgetWhereElementsWereMade();
  printTheDocumentWhenRead();
  // Only a busy machine takes this long; a failing wait would fail at any length.
  configure({ asyncUtilTimeout: 15_000 });
}

beforeEach(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('matchMedia', createMatchMedia());
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  const kept = takeReferencedTexts();
  if (kept.length > 0)
    throw new Error(`UIX-13 texts beside others need an element of their own:\n${kept.join('\n')}`);
});
