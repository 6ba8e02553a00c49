import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const { recordedPrivacyChoices } = schema;

describe.each(databaseKinds)('privacy choices on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const open = (partnerId = 'hilton', given = {}) => accounts.openAs('vip@example.com', partnerId, given);
  const record = (browser: TestBrowser, body: object) =>
    callAsMember(browser, '/api/Member/PrivacyChoices', { method: 'POST', body });
  const choiceOf = async (browser: TestBrowser): Promise<unknown> =>
    Object((await (await browser.call('/api/Member')).json()) as unknown).privacyChoice;
  const rows = () =>
    accounts.database.orm.select().from(recordedPrivacyChoices).orderBy(asc(recordedPrivacyChoices.id));

  test('PRV-02.d each choice is recorded with time, words and source; the last one is the member’s', async () => {
    const browser = await open();
    expect(await choiceOf(browser)).toBeUndefined();
    const first = accounts.now();
    const response = await record(browser, {
      choice: 'off',
      source: 'member',
      words: 'Off: nothing is recorded.',
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { choice: 'off', chosenAt: first.toISOString() },
    ]);
    accounts.pass(60_000);
    const second = accounts.now();
    await record(browser, { choice: 'on', source: 'device', words: 'On.' });
    await record(browser, { choice: 'off', source: 'gpc' });
    const { publicId: memberId } = await accounts.member('vip@example.com');
    const common = { memberId, partnerId: 'hilton' };
    expect(await rows()).toMatchObject([
      { ...common, choice: 'off', source: 'member', words: 'Off: nothing is recorded.', chosenAt: first },
      { ...common, choice: 'on', source: 'device', words: 'On.', chosenAt: second },
      { ...common, choice: 'off', source: 'gpc', words: null, chosenAt: second },
    ]);
    expect(await choiceOf(await open())).toEqual({ choice: 'off', chosenAt: second.toISOString() });
    expect(await choiceOf(await open('united'))).toBeUndefined();
  });

  test('PRV-02.e support’s view of a member records nothing', async () => {
    const support = await open('hilton', { isReadOnly: true });
    expect((await record(support, { choice: 'off', source: 'member', words: 'Off.' })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test.each([
    [{ choice: 'maybe', source: 'member' }],
    [{ choice: 'off', source: 'support' }],
    [{ choice: 'off' }],
    [{ choice: 'off', source: 'member', words: 'x'.repeat(4_001) }],
    [{ choice: 'off', source: 'member', memberId: 'another' }],
  ])('PRV-02.d %j is refused and not recorded', async (body) => {
    expect((await record(await open(), body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('PRV-02.d a member can record 60 choices an hour', async () => {
    const browser = await open();
    const send = () => record(browser, { choice: 'off', source: 'member', words: 'Off.' });
    for (let times = 0; times < 3; times += 1) expect((await send()).status).toBe(200);
    await countAhead(accounts.database, 'privacy-choices', 56);
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    expect(await rows()).toHaveLength(4);
    accounts.pass(3_600_000);
    expect((await record(await open(), { choice: 'on', source: 'member', words: 'On.' })).status).toBe(200);
  });
});
