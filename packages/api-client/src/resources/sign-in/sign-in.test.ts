import { HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { buildSessionBody, problem, signInHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { signInResponse, signInRequest } from './sign-in.contract.ts';
import { signInMutation } from './sign-in.queries.ts';
import { signIn, signOut } from './sign-in.resource.ts';

const server = fakeWire();
const onUnauthorized = vi.fn();
const client = createClient({ antiForgery: tokenSource('token-1'), onUnauthorized });
const request = { userName: 'robin@example.com', password: 'table4two', rememberMe: true };

describe('signing in', () => {
  test('AUT-02.a sends name, password and choice with the anti-forgery token; returns the session', async () => {
    const body = { session: buildSessionBody({ remainingMs: 7_776_000_000 }), emailUpdateRequired: false };
    const { calls, response } = watched(body);
    server.use(signInHandlers.signIn(response));
    expect(await signIn(client, request)).toEqual(body);
    expect(calls[0]?.body).toEqual(request);
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  });

  test('202 returns that the address must be replaced first', async () => {
    const body = { session: buildSessionBody(), emailUpdateRequired: true };
    server.use(signInHandlers.signIn(HttpResponse.json(body, { status: 202 })));
    expect((await signIn(client, request)).emailUpdateRequired).toBe(true);
  });

  test('the form handles 401, which does not end a session', async () => {
    server.use(signInHandlers.signIn(problem(401)));
    await expect(signIn(client, request)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    [403, 'locked'],
    [429, 'tooManyRequests'],
  ])('%i %s rejects with the cause', async (status, code) => {
    server.use(signInHandlers.signIn(problem(status, { code })));
    await expect(signIn(client, request)).rejects.toMatchObject({ status, code });
  });

  test('the mutation sends the form’s values', async () => {
    const { calls, response } = watched({ session: buildSessionBody(), emailUpdateRequired: false });
    server.use(signInHandlers.signIn(response));
    await signInMutation(client).mutationFn?.(request, {} as never);
    expect(calls[0]?.body).toEqual(request);
  });

  test('the contract accepts no session without time left, and no request with unknown properties', () => {
    const session = buildSessionBody();
    expect(signInResponse.safeParse({ session, emailUpdateRequired: false }).success).toBe(true);
    for (const remainingMs of [0, -1, 1.5]) {
      const response = { session: { ...session, remainingMs }, emailUpdateRequired: false };
      expect(signInResponse.safeParse(response).success).toBe(false);
    }
    expect(signInRequest.safeParse({ ...request, isAdmin: true }).success).toBe(false);
    expect(signInRequest.safeParse({ ...request, password: 'a'.repeat(1025) }).success).toBe(false);
  });
});

describe('signing out', () => {
  test('AUT-14.a API-26.a is a GET that outlives the page, read as JSON', async () => {
    const { calls, response } = watched({
      isSignedOut: true as const,
      identityLogoutUrl: 'https://id.example/out',
    });
    server.use(signInHandlers.signOut(response));
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await signOut(client)).toEqual({ isSignedOut: true, identityLogoutUrl: 'https://id.example/out' });
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', keepalive: true });
    expect(calls).toHaveLength(1);
  });

  test.each([401, 500])(
    'API-26.a %i rejects with the status and does not end the session otherwise',
    async (status) => {
      server.use(signInHandlers.signOut(problem(status)));
      await expect(signOut(client)).rejects.toMatchObject({ status });
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );
});
