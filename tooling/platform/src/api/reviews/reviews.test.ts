import { reviewsContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const pathOf = (ids: readonly string[]) =>
  `/api/reviews/status?${ids.map((id) => `txnId=${encodeURIComponent(id)}`).join('&')}`;

describe.each(databaseKinds)('reviewed visits, on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const as = (name: string, partner = 'hilton') => accounts.openAs(`${name}@example.com`, partner);
  const request = async (browser: TestBrowser, ids: readonly string[]) => {
    const response = await callAsMember(browser, pathOf(ids));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const body = reviewsContract.reviewStatusesResponse.parse(await response.json());
    return body.map(({ id, completed }) => `${id} ${completed}`);
  };
  const review = async (name: string, ...ids: string[]) => {
    const { publicId: memberId, partnerId } = await accounts.member(`${name}@example.com`);
    await accounts.database.orm
      .insert(schema.reviews)
      .values(ids.map((transactionId) => ({ memberId, partnerId, transactionId, formCode: 'review' })));
  };

  test('API-23 HIS-20 returns one entry per requested id, in order', async () => {
    await review('member', 't1', 't3');
    const browser = await as('member');
    expect(await request(browser, ['t2', 't1', 't3', 'nobody’s', 't1'])).toEqual([
      't2 false',
      't1 true',
      't3 true',
      'nobody’s false',
      't1 true',
    ]);
    expect(await request(browser, ['t3'])).toEqual(['t3 true']);
    const most = Array.from({ length: reviewsContract.MOST_REVIEW_IDS }, (_, at) => `t${at}`);
    expect(await request(browser, most)).toHaveLength(most.length);
  });

  test('API-23 another member’s review does not count', async () => {
    await review('vip', 't1');
    expect(await request(await as('member'), ['t1'])).toEqual(['t1 false']);
    expect(await request(await as('vip'), ['t1'])).toEqual(['t1 true']);
    expect(await request(await as('member', 'american'), ['t1'])).toEqual(['t1 false']);
  });

  test('API-23 no id, too many and invalid ones are rejected; session and access token are required', async () => {
    const browser = await as('member');
    const tooMany = Array.from({ length: reviewsContract.MOST_REVIEW_IDS + 1 }, () => 't1');
    for (const ids of [[], [''], ['x'.repeat(65)], ['a\0'], tooMany])
      expect(await codeOf(await callAsMember(browser, pathOf(ids)))).toEqual([400, 'invalid']);
    expect(await codeOf(await browser.call(pathOf(['t1'])))).toEqual([401, 'unauthorised']);
    expect(await codeOf(await accounts.open().call(pathOf(['t1'])))).toEqual([401, 'unauthorised']);
  });
});
