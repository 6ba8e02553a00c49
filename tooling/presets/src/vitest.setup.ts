// This import must precede that of React, which looks for developer tools when it is loaded.
import './react-commits.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as streams from 'node:stream/web';
import { format } from 'node:util';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { teachDialogs } from './jsdom-dialog.ts';
import { watchReferencedTexts } from './referenced-texts.ts';

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
 * Returns one list per query, because components query on every render and would otherwise add ever more
 * listeners to the window.
 */
function createMatchMedia() {
  const lists = new Map<string, MediaQueryList>();
  return (query: string) => {
    const list = lists.get(query) ?? createMediaQueryList(query);
    lists.set(query, list);
    return list;
  };
}

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

/** Without layout, as in jsdom, pointer capture has no effect. */
function teachPointerCapture(): void {
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
}

/**
 * Turns off owner stacks, for which React's development build takes up to ten thousand stack traces a second.
 * That is a sixth of the rendering time, and no test reads them.
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
 * Testing Library prints the document into each error of a query. While waiting, it repeats queries but shows
 * only the last error, so this prints the document only when an error's message is read.
 */
function printTheDocumentWhenRead(): void {
  const { getElementError: print } = getConfig();
  const getElementError: typeof print = (message, container) => {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // The report shows the first stack line outside of libraries, which should be that of the test.
    Error.captureStackTrace(error, getElementError);
    return Object.defineProperty(error, 'message', {
      get: () => print(message, container).message,
      configurable: true,
    });
  };
  configure({ getElementError });
}

/** React only logs these mistakes, although elements with one key can be duplicated or left out. */
const mistakesOfElements =
  /with the same key|unique "key" prop|cannot (?:be a (?:child|descendant) of|contain)/;

function watchElements(): () => readonly string[] {
  const { error: log } = console;
  let found: string[] = [];
  console.error = (...args: unknown[]) => {
    const message = format(...args);
    if (mistakesOfElements.test(message)) found.push(message);
    log(...args);
  };
  return () => {
    const taken = found;
    found = [];
    return taken;
  };
}

const takeMistakes = typeof window === 'undefined' ? () => [] : watchElements();
const takeReferencedTexts = typeof window === 'undefined' ? () => [] : watchReferencedTexts();

if (typeof window !== 'undefined') {
  // Browsers have streams, but jsdom does not.
  Object.assign(globalThis, streams);
  teachDialogs();
  teachPointerCapture();
  endTimersWithTheDocument();
  forgetWhereElementsWereMade();
  printTheDocumentWhenRead();
  // Only a busy machine needs this long. A wait that fails would do so after any time.
  configure({ asyncUtilTimeout: 15_000 });
}

beforeEach(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('matchMedia', createMatchMedia());
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  // Both are taken before either throws. What stays would be blamed on the next test.
  const mistakes = takeMistakes();
  const texts = takeReferencedTexts();
  if (mistakes.length > 0) throw new Error(`React refuses elements:\n${mistakes.join('\n')}`);
  if (texts.length > 0)
    throw new Error(`UIX-13 texts beside others need an element of their own:\n${texts.join('\n')}`);
});
