import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { emailChangeHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  startEmailChange,
} from './email-change.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const pending = { pending: { email: 'robin@new.example' } };

test('PRO-19.a PRO-19.e each step sends its part with both tokens and reads what is pending', async () => {
  const start = watched(pending);
  const resend = watched(pending);
  const cancel = watched({ pending: null });
  server.use(
    emailChangeHandlers.pending(pending),
    emailChangeHandlers.start(start.response),
    emailChangeHandlers.resend(resend.response),
    emailChangeHandlers.cancel(cancel.response),
  );
  const body = { email: 'robin@new.example', currentPassword: 'table4two' };
  expect(await getEmailChange(client)).toEqual(pending);
  expect(await startEmailChange(client, body)).toEqual(pending);
  expect(await resendEmailChange(client)).toEqual(pending);
  expect(await cancelEmailChange(client)).toEqual({ pending: null });
  const calls = [...start.calls, ...resend.calls, ...cancel.calls];
  expect(calls.map((call) => call.body)).toEqual([body, undefined, undefined]);
  for (const { request } of calls)
    expect([request.headers.get('Authorization'), request.headers.get('X-XSRF-TOKEN')]).toEqual([
      'Bearer access-1',
      'token-1',
    ]);
});

test('PRO-19.b both codes resolve with the member and the new session', async () => {
  server.use(emailChangeHandlers.confirm());
  const codes = { oldCode: '012345', newCode: '543210' };
  const { member, session } = await confirmEmailChange(client, codes);
  expect([member.email, typeof session.accessToken]).toEqual(['robin@new.example', 'string']);
  server.use(emailChangeHandlers.confirm(problem(400, { code: 'emailChangeOver' })));
  await expect(confirmEmailChange(client, codes)).rejects.toMatchObject({ code: 'emailChangeOver' });
});
