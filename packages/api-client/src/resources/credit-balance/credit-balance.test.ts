import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { creditBalanceHandlers, problem } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { getCreditBalance } from './credit-balance.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1' });

test('API-20 HIS-02.a sends the session’s token and returns whole cents', async () => {
  const { calls, response } = watched({ memberBalance: 65.15 });
  server.use(creditBalanceHandlers.balance(response));
  expect(await getCreditBalance(client)).toBe(6515);
  expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/Member/StatementCreditBalance');
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('API-20 a negative balance stays negative, and a calculated one is rounded', async () => {
  for (const [memberBalance, cents] of [
    [-3.1, -310],
    [0, 0],
    [0.1 + 0.2, 30],
  ] as const) {
    server.use(creditBalanceHandlers.balance({ memberBalance }));
    expect(await getCreditBalance(client)).toBe(cents);
  }
});

test('API-20 a missing balance is not zero: it rejects, like any failure', async () => {
  server.use(creditBalanceHandlers.balance(HttpResponse.json({ memberBalance: null })));
  await expect(getCreditBalance(client)).rejects.toMatchObject({ status: 0, code: 'unreadable' });
  for (const status of [401, 500]) {
    server.use(creditBalanceHandlers.balance(problem(status)));
    await expect(getCreditBalance(client)).rejects.toMatchObject({ status });
  }
});
