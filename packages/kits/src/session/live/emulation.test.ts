import { createClient } from '@tableside/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { watchEmulation } from './emulation.ts';
import { closeTabs, fakeServer, openTab, settle, startVirtualClock } from './session.fixture.ts';

const adminOrigin = 'https://admin.example';
const exit = { source: 'radmin-emulation', action: 'exit' };
const admin = { name: 'the admin’s window' } as unknown as Window;
const stored = () => localStorage.getItem('dr.emulationId');

let stop = () => undefined as void;
const load = vi.fn();
const watch = (origin: string | null = adminOrigin) => {
  const onEnd = vi.fn();
  const antiForgery = {
    current: () => 'token-1',
    required: () => Promise.resolve('token-1'),
    renew: () => Promise.resolve('token-1'),
  };
  stop = watchEmulation({ adminOrigin: origin }, { client: createClient({ antiForgery }), load, onEnd });
  return onEnd;
};
const respondToTicket = (body: object, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
      Response.json(body, { status }),
    ),
  );
const enter = async () => {
  window.history.replaceState(null, '', '/?emulation_id=head.body.sign');
  const onEnd = watch();
  await vi.waitFor(() => expect(load.mock.calls.length + onEnd.mock.calls.length).toBe(1));
  return onEnd;
};
const frame = () => vi.spyOn(window, 'parent', 'get').mockReturnValue(admin);
const say = (init: { origin?: string; source?: unknown; data?: unknown }) => {
  const event = new MessageEvent('message', { origin: adminOrigin, data: exit });
  Object.defineProperties(event, {
    origin: { value: init.origin ?? adminOrigin },
    source: { value: 'source' in init ? init.source : admin },
    data: { value: 'data' in init ? init.data : exit },
  });
  window.dispatchEvent(event);
};

beforeEach(() => {
  localStorage.clear();
  load.mockClear();
  respondToTicket({ emulationId: 'e-1' });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('emulation', () => {
  test('API-01.c SES-24.a a link’s ticket is removed from the URL, starts a session without the CSRF token, and opens the member’s pages', async () => {
    frame();
    const onEnd = await enter();
    expect(window.location.search).toBe('');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/Emulation',
      expect.objectContaining({
        method: 'POST',
        body: '{"ticket":"head.body.sign"}',
        headers: expect.not.objectContaining({ 'X-XSRF-TOKEN': expect.anything() }) as unknown,
      }),
    );
    expect(load).toHaveBeenCalledExactlyOnceWith('/account/overview');
    expect(stored()).toBe('e-1');
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('SES-24.a an expired link shows no member’s pages', async () => {
    frame();
    respondToTicket({ code: 'linkOver' }, 403);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onEnd = await enter();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  test('SES-20 the exit signal of the admin’s frame ends it', async () => {
    frame();
    const onEnd = await enter();
    say({});
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: 'https://admin.example.evil.example' }],
    ['an origin that only ends alike', { origin: 'https://x.admin.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of the admin', { source: { name: 'another' } }],
    ['no window', { source: null }],
    ['another word', { data: { source: 'radmin-emulation', action: 'enter' } }],
    ['another sender', { data: { source: 'x', action: 'exit' } }],
    ['a text', { data: JSON.stringify(exit) }],
    ['nothing', { data: null }],
    ['no word at all', { data: undefined }],
  ])('SES-20 P4 a message from %s is ignored', async (_who, message) => {
    frame();
    const onEnd = await enter();
    say(message);
    expect(onEnd).not.toHaveBeenCalled();
    expect(stored()).toBe('e-1');
  });

  test('SES-21 a stored id in a page outside a frame is cleared, and the session ends', () => {
    localStorage.setItem('dr.emulationId', 'e-2');
    const onEnd = watch();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
  });

  test('SES-21 inside the admin’s frame it is kept', () => {
    frame();
    localStorage.setItem('dr.emulationId', 'e-2');
    window.history.replaceState(null, '', '/');
    expect(watch()).not.toHaveBeenCalled();
    expect(stored()).toBe('e-2');
  });

  test('SES-21 SES-24.a a ticket in a page outside a frame is ignored', () => {
    window.history.replaceState(null, '', '/?emulation_id=head.body.sign');
    expect(watch()).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
    expect(window.location.search).toBe('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('without an admin origin there is no emulation, whoever frames the page', () => {
    frame();
    const onEnd = watch(null);
    say({});
    expect(stored()).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test.each(['https://evil.example', `${adminOrigin}.evil.example`])(
    'SES-21 a frame of %s is not the admin’s',
    (origin) => {
      frame();
      Object.defineProperty(window.location, 'ancestorOrigins', { value: [origin], configurable: true });
      localStorage.setItem('dr.emulationId', 'e-2');
      expect(watch()).toHaveBeenCalledTimes(1);
      Reflect.deleteProperty(window.location, 'ancestorOrigins');
    },
  );
});

describe('emulation and the session', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    sessionStorage.clear();
    startVirtualClock();
    server = fakeServer();
    server.signIn();
  });
  afterEach(() => {
    closeTabs();
    vi.useRealTimers();
  });
  const settings = { emulation: { adminOrigin } };

  test('SES-20 the exit signal signs out: the call is made, the page is left, and no member data remains', async () => {
    frame();
    const tab = openTab('/account/overview', { isHinted: true, settings });
    await settle();
    say({ origin: 'https://evil.example' });
    expect(tab.went).toEqual([]);
    say({});
    expect(tab.store.get().member).toBeUndefined();
    await settle();
    expect(tab.went).toEqual(['/SignOut']);
    expect(server.isSignedIn).toBe(false);
  });

  test('SES-20 a closed page ignores the exit signal', async () => {
    frame();
    const tab = openTab('/account/overview', { isHinted: true, settings });
    await settle();
    tab.stop();
    say({});
    await settle();
    expect(tab.went).toEqual([]);
  });

  test('SES-21 a leftover id ends the session before any member data is shown', async () => {
    localStorage.setItem('dr.emulationId', 'e-2');
    sessionStorage.setItem('dr.publicId', 'P1');
    const tab = openTab('/account/overview', { isHinted: true, settings });
    const seen: string[] = [];
    tab.store.subscribe(() => seen.push(tab.store.get().visitor.kind));
    await settle();
    expect(tab.went).toEqual(['/SignOut']);
    expect(stored()).toBeNull();
    expect(server.isSignedIn).toBe(false);
    expect(seen.every((kind) => kind === 'anonymous')).toBe(true);
    expect(tab.store.get().status).toBe('settled');
  });
});
