import { createClient } from '@tableside/api-client';
import { anonymous, type Visitor } from '@tableside/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';

import {
  SessionProvider,
  useApi,
  useSession,
  useSessionState,
  useVisitor,
  type SessionProviderProps,
} from './session-context.tsx';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session.ts';
import { useServerNow, useServerTime } from './use-server-now.ts';

const client = createClient();
const known: Visitor = { kind: 'known', publicId: 'P1', tier: 1 };
const within = (props: Partial<SessionProviderProps> = {}) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider client={client} {...props}>
      {children}
    </SessionProvider>
  ),
});

describe('the session in screens', () => {
  test('without a live session: the client, and the given visitor or an anonymous one', () => {
    expect(renderHook(useApi, within()).result.current).toBe(client);
    expect(renderHook(useSessionState, within()).result.current).toEqual({
      status: 'settled',
      visitor: anonymous,
    });
    expect(renderHook(useVisitor, within({ visitor: known })).result.current).toBe(known);
    expect(renderHook(useSessionState, within({ visitor: known })).result.current.status).toBe('settled');
  });

  test('with a live session: its current visitor, whatever visitor is given', () => {
    const store = createSessionStore();
    const session = {} as Session;
    const { result } = renderHook(
      () => [useVisitor(), useSession()],
      within({ store, session, visitor: known }),
    );
    expect(result.current).toEqual([anonymous, session]);
    act(() => store.set({ status: 'settled', visitor: { ...known, publicId: 'P2' } }));
    expect(result.current[0]).toMatchObject({ publicId: 'P2' });
  });

  test('an unmounted screen receives nothing more', () => {
    const store = createSessionStore();
    const heard = vi.fn();
    store.subscribe(heard)();
    store.set({ status: 'settled', visitor: known });
    expect(heard).not.toHaveBeenCalled();
  });

  test('another store, session or visitor replaces the one before', () => {
    let props: Partial<SessionProviderProps> = { visitor: known, session: { id: 1 } as unknown as Session };
    const { result, rerender } = renderHook(() => [useVisitor(), useSession()], {
      wrapper: ({ children }) => (
        <SessionProvider client={client} {...props}>
          {children}
        </SessionProvider>
      ),
    });
    const other: Visitor = { ...known, publicId: 'P2' };
    props = { visitor: other, session: { id: 2 } as unknown as Session };
    rerender();
    expect(result.current).toEqual([other, { id: 2 }]);
  });

  test('outside of it, or without sign-in, the error says what to do', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useApi)).toThrow('No session set: render inside <SessionProvider>.');
    expect(() => renderHook(useSession, within())).toThrow(
      'No live session: give <SessionProvider> its session.',
    );
  });
});

describe('the server’s time', () => {
  const at = Date.UTC(2026, 4, 1, 12);
  const YEAR_MS = 365 * 86_400_000;
  const startClock = () => vi.useFakeTimers({ now: at });
  const end = () => vi.useRealTimers();

  const aYearAhead = () =>
    createClient({
      fetch: () =>
        Response.json(
          {},
          {
            headers: { 'Cache-Control': 'no-store', Date: new Date(Date.now() + YEAR_MS).toUTCString() },
          },
        ),
    });

  test('P15 UIX-25.a it is there in the only render, and advances once a minute', () => {
    startClock();
    const shown: (number | undefined)[] = [];
    const { result, unmount } = renderHook(() => {
      const now = useServerNow();
      shown.push(now);
      return now;
    }, within());
    expect(shown).toEqual([at]);
    act(() => void vi.advanceTimersByTime(59_999));
    expect(result.current).toBe(at);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(at + 60_000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    end();
  });

  test('SES-27.a P15 a response that sets the clock shows at once, for a visitor too', async () => {
    startClock();
    const aClient = aYearAhead();
    const { result, unmount } = renderHook(
      () => [useServerNow(), useServerTime((now) => String(new Date(now).getUTCFullYear()))],
      within({ client: aClient }),
    );
    expect(result.current).toEqual([at, '2026']);
    await act(() => aClient.call({ path: '/api/any' }));
    expect(result.current).toEqual([at + YEAR_MS + 500, '2027']);
    const later = renderHook(() => useServerNow(), within({ client: aClient }));
    expect(later.result.current).toBe(at + YEAR_MS + 500);
    later.unmount();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    end();
  });

  test('UIX-25.b all that show the time share one timer, which ends with the last of them', () => {
    startClock();
    const aClient = createClient();
    const show = () =>
      renderHook(
        () => useServerTime((now) => String(new Date(now).getUTCMinutes())),
        within({ client: aClient }),
      );
    const shown = [show(), show(), show()];
    expect(vi.getTimerCount()).toBe(1);
    shown[0]?.unmount();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown.map(({ result }) => result.current)).toEqual(['0', '1', '1']);
    for (const { unmount } of shown) unmount();
    expect(vi.getTimerCount()).toBe(0);
    end();
  });

  test('a server render has no time', () => {
    const Moment = () => String(useServerNow());
    const { wrapper: Session } = within();
    const html = renderToString(
      <Session>
        <Moment />
      </Session>,
    );
    expect(html).toBe('undefined');
  });

  test('it may advance more often', () => {
    startClock();
    const { result, rerender } = renderHook(({ stepMs }) => useServerNow(stepMs), {
      initialProps: { stepMs: 60_000 },
      ...within(),
    });
    rerender({ stepMs: 1_000 });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(at + 1_000);
    end();
  });
});
