import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { problem, savedMerchantHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { forgetMerchant, getSavedMerchants, saveMerchant } from './saved-merchants.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });

test('SAV-04.a SES-18.a lists what the member saved', async () => {
  const saved = [
    { id: '100002', name: 'Second' },
    { id: '100001', name: 'First' },
  ];
  const { calls, response } = watched(saved);
  server.use(savedMerchantHandlers.list(response));
  expect(await getSavedMerchants(client)).toEqual(saved);
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
  server.use(savedMerchantHandlers.list(problem(401)));
  await expect(getSavedMerchants(client)).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['PUT', saveMerchant, savedMerchantHandlers.save],
  ['DELETE', forgetMerchant, savedMerchantHandlers.forget],
] as const)('SAV-04.a SES-18.a %s sends both tokens and no body', async (method, call, handler) => {
  const { calls, response } = watched(true as const);
  server.use(handler(response));
  await call(client, '100001');
  const { request, body } = calls[0] ?? {};
  expect([request?.method, new URL(request?.url ?? '').pathname, body]).toEqual([
    method,
    '/api/Member/SavedMerchants/100001',
    undefined,
  ]);
  expect(request?.headers.get('Authorization')).toBe('Bearer access-1');
  expect(request?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  server.use(handler(problem(404)));
  await expect(call(client, '100001')).rejects.toMatchObject({ status: 404 });
});
