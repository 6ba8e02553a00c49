import { createClient } from '@tableside/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeServer, json } from './session.fixture.ts';
import { alreadyCalled, callOnce, callServer } from './sign-out-call.ts';

const client = createClient();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.responses['/api/SignOut'] = () =>
    json({ isSignedOut: true, identityLogoutUrl: 'https://id.example/out' });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

function lockWhich(isFree: boolean) {
  const request = vi.fn((name: string, _: LockOptions, callback: (lock: object | null) => unknown) =>
    Promise.resolve(callback(isFree ? { name } : null)),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return request;
}

test('AUT-14.a calls the server, which returns the logout URL of the partner’s own sign-in', async () => {
  expect(await callServer(client)).toBe('https://id.example/out');
  expect(server.count('/api/SignOut')).toBe(1);
});

test('a server without a logout URL returns none', async () => {
  server.responses['/api/SignOut'] = () => json({ isSignedOut: true, identityLogoutUrl: null });
  expect(await callServer(client)).toBeUndefined();
});

test('AUT-15.a a failure is logged and reported to the caller', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.responses['/api/SignOut'] = () => json({}, 500);
  const call = ['The server did not sign out.', expect.any(Error)];
  await expect(callServer(client)).rejects.toMatchObject({ status: 500 });
  expect(warn.mock.calls).toEqual([call]);
  lockWhich(true);
  await expect(callOnce(client)).rejects.toMatchObject({ status: 500 });
  expect(warn.mock.calls).toEqual([call, call]);
});

test('SES-11 of several tabs, the one that gets the lock calls without waiting for another', async () => {
  const request = lockWhich(true);
  expect(await callOnce(client)).toBe('https://id.example/out');
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'tableside.sign-out',
    { ifAvailable: true },
    expect.any(Function),
  );
  lockWhich(false);
  expect(await callOnce(client)).toBeUndefined();
  expect(server.count('/api/SignOut')).toBe(1);
});

test('a browser without locks calls the server', async () => {
  vi.stubGlobal('navigator', {});
  expect(await callOnce(client)).toBe('https://id.example/out');
});

test('a tab that follows another does not call', async () => {
  expect(await alreadyCalled(client)).toBeUndefined();
  expect(server.requests).toEqual([]);
});
