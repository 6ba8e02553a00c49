import { allHandlers } from '@tableside/api-client/testing';
import { contentHandlers } from '@tableside/content-client/testing';
import type { RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

// Saved here because tests may replace the global one.
const { setTimeout: startTimer } = globalThis;

export interface MswServer extends SetupServer {
  /** The calls a test has made so far, such as "GET" and "/api/Member", with the request body. */
  readonly calls: readonly MadeCall[];
  /**
   * Returns the calls of one method and path, such as "GET /api/Member". If it has a query, returns only
   * those with exactly that query.
   */
  readonly callsOf: (call: string) => readonly MadeCall[];
  readonly countOf: (call: string) => number;
  readonly lines: () => readonly string[];
}

export interface MadeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly line: string;
  readonly request: Request;
  readonly body: string;
}

/**
 * Sets up the fake network for the tests of a file. Every call of the API and of content has a default
 * response, and unhandled calls fail. Override responses with `server.use(…)` until the end of the test.
 *
 * @param handlers - override the default responses in all tests of the file.
 */
export function setupMsw(...handlers: readonly RequestHandler[]): MswServer {
  const calls: MadeCall[] = [];
  const server = setupServer(...handlers, ...allHandlers(), ...contentHandlers());
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request }) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const { method } = request;
      const line = `${method} ${pathname}${search}`;
      const call = { method, path: pathname, query: searchParams, line, request: request.clone(), body: '' };
      calls.push(call);
      void request
        .clone()
        .text()
        .then((body) => Object.assign(call, { body }));
    });
  });
  beforeEach(async () => {
    // The last call that the previous test started is recorded in a later task.
    await new Promise((resolve) => startTimer(resolve));
    calls.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const callsOf = (call: string) =>
    calls.filter(({ method, path, line }) => call === (call.includes('?') ? line : `${method} ${path}`));
  return Object.assign(server, {
    calls,
    callsOf,
    countOf: (call: string) => callsOf(call).length,
    lines: () => calls.map(({ line }) => line),
  });
}
