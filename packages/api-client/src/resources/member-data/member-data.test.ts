import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { memberDataHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { eraseMember, getErasureTerms, getMemberData, mailDataCode } from './member-data.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const proof = { password: 'table4two' };

test('PRV-03.b the code is mailed with both tokens', async () => {
  const { calls, response } = watched({ isMailed: true as const });
  server.use(memberDataHandlers.code(response));
  expect(await mailDataCode(client)).toBe(true);
  const { request, body } = calls[0] ?? {};
  expect([request?.headers.get('Authorization'), request?.headers.get('X-XSRF-TOKEN'), body]).toEqual([
    'Bearer access-1',
    'token-1',
    undefined,
  ]);
  server.use(memberDataHandlers.code(problem(429)));
  await expect(mailDataCode(client)).rejects.toMatchObject({ status: 429 });
});

test('PRV-03.a the data arrive as they are, with the proof in the body alone', async () => {
  const data = {
    program: 'Sample',
    createdAt: '2026-06-15T12:00:00.000Z',
    about: 'All.',
    tables: { members: [{ email: 'robin@example.com', more: [1] }] },
    notGiven: { members: ['passwordHash'] },
  };
  const { calls, response } = watched(data);
  server.use(memberDataHandlers.download(response));
  expect(await getMemberData(client, proof)).toEqual(data);
  expect(calls[0]?.body).toEqual(proof);
  expect(calls[0]?.request.url).not.toContain('table4two');
});

test('PRV-04.a PRV-04.b the days are read, and the moment after which the account cannot be kept', async () => {
  server.use(memberDataHandlers.terms({ days: 3 }));
  expect(await getErasureTerms(client)).toEqual({ days: 3 });
  const { calls, response } = watched({ eraseAfter: '2026-06-22T12:00:00.000Z' });
  server.use(memberDataHandlers.erase(response));
  expect(await eraseMember(client, { code: '123456' })).toEqual({ eraseAfter: '2026-06-22T12:00:00.000Z' });
  expect(calls[0]?.body).toEqual({ code: '123456' });
});
