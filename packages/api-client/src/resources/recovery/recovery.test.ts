import { describe, expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { problem, recoveryHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { confirmRecoveryRequest } from './recovery.contract.ts';
import { confirmRecovery, startRecovery, updateRecovery } from './recovery.resource.ts';

const server = fakeWire();
const client = createClient({ antiForgery: tokenSource('token-1') });
const passwords = { password: 'new4table', passwordConfirm: 'new4table' };

describe('recovering an account', () => {
  test('each step sends its part with the CSRF token and returns the next step', async () => {
    const start = watched({ step: 'confirm' as const });
    const confirm = watched({ step: 'update' as const });
    const update = watched({ step: 'success' as const });
    server.use(
      recoveryHandlers.start(start.response),
      recoveryHandlers.confirm(confirm.response),
      recoveryHandlers.update(update.response),
    );
    expect(await startRecovery(client, { userName: 'robin@example.com' })).toEqual({ step: 'confirm' });
    expect(await confirmRecovery(client, { code: '012345' })).toEqual({ step: 'update' });
    expect(await updateRecovery(client, passwords)).toEqual({ step: 'success' });
    const calls = [...start.calls, ...confirm.calls, ...update.calls];
    expect(calls.map(({ body }) => body)).toEqual([
      { userName: 'robin@example.com' },
      { code: '012345' },
      passwords,
    ]);
    expect(calls.map(({ request }) => request.headers.get('X-XSRF-TOKEN'))).toEqual(Array(3).fill('token-1'));
  });

  test('a wrong code is an error of the field while tries are left, and final after that', async () => {
    server.use(
      recoveryHandlers.confirm(problem(400, { errors: [{ field: 'code', message: 'Wrong code.' }] })),
    );
    await expect(confirmRecovery(client, { code: '000000' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'code', message: 'Wrong code.' }],
    });
    server.use(recoveryHandlers.confirm(problem(400, { code: 'recoveryOver' })));
    await expect(confirmRecovery(client, { code: '000000' })).rejects.toMatchObject({ code: 'recoveryOver' });
  });

  test('too many requests reject with 429', async () => {
    server.use(recoveryHandlers.start(problem(429)));
    await expect(startRecovery(client, { userName: 'x' })).rejects.toMatchObject({ status: 429 });
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', ' 123456', ''])('%j is not a code', (code) => {
    expect(confirmRecoveryRequest.safeParse({ code }).success).toBe(false);
  });
});
