import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { bonusHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { isBonusChangedError, registerBonus } from './bonuses.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });

test('API-19.a ACC-13 posts the code without a body, with the session’s token and the CSRF token', async () => {
  const { calls, response } = watched({});
  server.use(bonusHandlers.register(response));
  await registerBonus(client, { code: 'SPRING/10 +' });
  const { request, body, params } = calls[0] ?? {};
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').pathname).toBe('/api/Member/Bonus/SPRING%2F10%20%2B');
  expect(params).toMatchObject({ code: 'SPRING/10 +' });
  expect(body).toBeUndefined();
  expect(request?.headers.get('Authorization')).toBe('Bearer access-1');
  expect(request?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
});

test('API-19.a any success counts, even without a body', async () => {
  for (const response of [new HttpResponse(null, { status: 204 }), new HttpResponse('', { status: 200 })]) {
    server.use(bonusHandlers.register(response));
    await expect(registerBonus(client, { code: 'SPRING' })).resolves.toBeUndefined();
  }
});

test('API-19.c a bonus the member does not have is 404, and a failure is rejected', async () => {
  for (const status of [401, 404, 500]) {
    server.use(bonusHandlers.register(problem(status)));
    await expect(registerBonus(client, { code: 'SPRING' })).rejects.toMatchObject({ status });
  }
  server.use(bonusHandlers.register(HttpResponse.error()));
  await expect(registerBonus(client, { code: 'SPRING' })).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});

test('ACC-23.a ACC-23.b names the version that was shown, and tells a bonus that has changed from other failures', async () => {
  const { calls, response } = watched({});
  server.use(bonusHandlers.register(response));
  await registerBonus(client, { code: 'SPRING', version: 'v+1' });
  expect(Object.fromEntries(new URL(calls[0]?.request.url ?? '').searchParams)).toEqual({ version: 'v+1' });
  for (const [code, isChanged] of [
    ['bonusChanged', true],
    ['invalid', false],
  ] as const) {
    server.use(bonusHandlers.register(problem(400, { code })));
    const failure = registerBonus(client, { code: 'SPRING' });
    expect(await failure.catch(isBonusChangedError)).toBe(isChanged);
  }
});
