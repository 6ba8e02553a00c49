import { createClient, type Bearer } from '@tableside/api-client';
import { buildKnownMemberBody, buildMemberBody, buildSessionBody } from '@tableside/api-client/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { afterEach, beforeEach, vi } from 'vitest';

import { createSessionStore, nobody, type PageLocation } from '../session-store.ts';
import { createLiveSession, type LiveSession } from './live-session.ts';

export const MINUTE = 60_000;
export const place = (path: string): PageLocation => {
  const { pathname, search } = new URL(path, 'https://site.invalid');
  return { pathname, search };
};
export const json = (body: unknown, status = 200) => Response.json(body, { status });

export function startVirtualClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.UTC(2026, 4, 1, 12),
  });
}

const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

export async function settle() {
  for (let turns = 0; turns < 6; turns += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await turn();
  }
}

export async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

type Responder = () => Response | Promise<Response>;

/** A fake network with the server's session behind it. The server's clock never jumps. */
export function fakeServer() {
  const requests: string[] = [];
  let slept = 0;
  let endsAt = Infinity;
  const server = {
    requests,
    lengthMs: 15 * MINUTE,
    isSignedIn: false,
    accessToken: 'access-1',
    member: {} as Parameters<typeof buildMemberBody>[0],
    responses: {} as Record<string, Responder>,
    trueTime: () => performance.now() + slept,
    endsAt: () => endsAt,
    slide: () => {
      endsAt = server.trueTime() + server.lengthMs;
    },
    signIn() {
      server.isSignedIn = true;
      server.slide();
    },
    /** Simulates sleep: the wall clock advances, but timers and the monotonic clock do not. */
    sleep(milliseconds: number) {
      slept += milliseconds;
      vi.setSystemTime(Date.now() + milliseconds);
    },
    setClock: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    isAlive: () => server.isSignedIn && server.trueTime() < endsAt,
    count: (path: string) => requests.filter((one) => one === path).length,
  };
  const usual: Record<string, Responder> = {
    '/api/Member': () => {
      if (!server.isAlive()) return json({ code: 'unauthorised' }, 401);
      server.slide();
      return json(
        buildMemberBody({
          ...server.member,
          session: buildSessionBody({ remainingMs: server.lengthMs, accessToken: server.accessToken }),
        }),
      );
    },
    '/api/SignOut': () => {
      server.isSignedIn = false;
      return json({ isSignedOut: true, identityLogoutUrl: null });
    },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?', 1)[0] ?? '';
    requests.push(path);
    const respond = server.responses[path] ?? usual[path];
    if (respond) return respond();
    const publicId = /^\/api\/Member\/(.+)$/.exec(path)?.[1];
    return json(publicId ? buildKnownMemberBody({ publicId }) : {}, publicId ? 200 : 404);
  });
  return server;
}

type FakeServer = ReturnType<typeof fakeServer>;

export interface Tab extends LiveSession {
  readonly store: ReturnType<typeof createSessionStore>;
  readonly went: string[];
  readonly replaced: boolean[];
  readonly states: unknown[];
  readonly forget: ReturnType<typeof vi.fn>;
  readonly renew: ReturnType<typeof vi.fn>;
  readonly identified: (string | undefined)[];
}

const opened: LiveSession[] = [];
export const closeTabs = () => opened.splice(0).forEach((tab) => tab.stop());

export let server: FakeServer;

export function startBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState({ key: 'kept' }, '', '/');
  startVirtualClock();
  server = fakeServer();
}

export function startBrowserEachTime(): void {
  beforeEach(startBrowser);
  afterEach(() => {
    closeTabs();
    vi.useRealTimers();
  });
}

export function openTab(
  path = '/search',
  {
    isHinted = false,
    settings = {},
    bearer = { value: undefined },
  }: { isHinted?: boolean; settings?: Parameters<typeof partnerWith>[0]; bearer?: Bearer } = {},
): Tab {
  const store = createSessionStore(isHinted ? { status: 'resolving', visitor: nobody.visitor } : nobody);
  const went: string[] = [];
  const replaced: boolean[] = [];
  const states: unknown[] = [];
  const identified: (string | undefined)[] = [];
  const forget = vi.fn();
  const renew = vi.fn(() => Promise.resolve('t'));
  const tokens = { current: () => 't', required: () => Promise.resolve('t'), renew };
  const client = createClient({
    antiForgery: tokens,
    accessToken: () => live.accessToken(),
    onUnauthorized: (error) => live.unauthorized(error),
  });
  const live: LiveSession = createLiveSession(
    {
      client,
      bearer,
      store,
      partner: partnerWith(settings),
      antiForgery: tokens,
      now: () => Date.now(),
      navigate: (to, { replace = false, state } = {}) => {
        went.push(to);
        replaced.push(replace);
        states.push(state);
        // As with a router, the session learns of the location after rendering.
        queueMicrotask(() => live.moved(place(to)));
      },
      forget,
      onIdentified: (publicId) => identified.push(publicId),
    },
    [place(path)],
  );
  opened.push(live);
  return { ...live, store, went, replaced, states, forget, renew, identified };
}

export async function openSignedIn(path?: string, options?: Parameters<typeof openTab>[1]) {
  server.signIn();
  const tab = openTab(path, { isHinted: true, ...options });
  await settle();
  return tab;
}
