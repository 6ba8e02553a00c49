import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

import type { AntiForgerySource } from '../client/client.ts';
import { allHandlers, type FakeResponse, type WireCall } from '../testing.ts';

export function fakeWire(): SetupServer {
  const server = setupServer(...allHandlers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export function watched<T>(response: T | Response): {
  readonly calls: WireCall[];
  readonly response: FakeResponse<T>;
} {
  const calls: WireCall[] = [];
  return {
    calls,
    response: (call) => {
      calls.push(call);
      return response instanceof Response ? response.clone() : response;
    },
  };
}

export const tokenSource = (token: string): AntiForgerySource => ({
  current: () => token,
  required: () => Promise.resolve(token),
  renew: () => Promise.resolve(token),
});
