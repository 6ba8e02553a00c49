import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { buildMemberBody, memberHandlers, privacyChoiceHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { getMember } from '../member/member.resource.ts';
import { recordPrivacyChoice } from './privacy-choices.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const off = { choice: 'off', chosenAt: '2026-05-01T12:00:00.000Z' } as const;

test('PRV-02.d SES-18.a records a choice with its words, with both tokens', async () => {
  const { calls, response } = watched(off);
  server.use(privacyChoiceHandlers.record(response));
  const sent = { choice: 'off', source: 'member', words: 'Off: nothing is recorded.' } as const;
  expect(await recordPrivacyChoice(client, sent)).toEqual(off);
  const { request, body } = calls[0] ?? {};
  expect(body).toEqual(sent);
  expect(request?.headers.get('Authorization')).toBe('Bearer access-1');
  expect(request?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  server.use(privacyChoiceHandlers.record(problem(429)));
  await expect(recordPrivacyChoice(client, sent)).rejects.toMatchObject({ status: 429 });
});

test.each([
  ['a choice', { privacyChoice: off }, off],
  ['none', {}, undefined],
])('PRV-02.d a member has %s', async (_, body, expected) => {
  server.use(memberHandlers.member(buildMemberBody(body)));
  expect((await getMember(client)).member.privacyChoice).toEqual(expected);
});
