import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { buildListedSession, memberSessionHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { endMemberSession, endOtherSessions, getMemberSessions } from './member-sessions.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const own = buildListedSession({ id: 'own', isThis: true });

test('SES-30.a the sessions are read with their browsers, and a device that is new to this page as none', async () => {
  const unknown = { ...own, device: 'fridge', browser: null };
  server.use(memberSessionHandlers.list(() => Response.json({ sessions: [own, unknown] })));
  expect(await getMemberSessions(client)).toEqual([own, { ...own, device: null, browser: null }]);
  server.use(memberSessionHandlers.list(() => Response.json({ sessions: [{ ...own, begunAt: 'now' }] })));
  await expect(getMemberSessions(client)).rejects.toMatchObject({ code: 'unreadable' });
});

test('SES-31.a SES-31.b ending one names it in the path, ending the others none, both with both tokens', async () => {
  const { calls, response } = watched({ sessions: [own] });
  server.use(memberSessionHandlers.end(response), memberSessionHandlers.endOthers(response));
  expect(await endMemberSession(client, 'a b')).toEqual([own]);
  expect(await endOtherSessions(client)).toEqual([own]);
  expect(calls.map(({ request }) => new URL(request.url).pathname)).toEqual([
    '/api/Member/Sessions/a%20b',
    '/api/Member/Sessions',
  ]);
  for (const { request } of calls)
    expect([request.headers.get('Authorization'), request.headers.get('X-XSRF-TOKEN')]).toEqual([
      'Bearer access-1',
      'token-1',
    ]);
  server.use(memberSessionHandlers.end(problem(429)));
  await expect(endMemberSession(client, 'one')).rejects.toMatchObject({ status: 429 });
});
