import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { resetVisits } from '../../testing/test-activity.ts';
import { createTestApi, readTestPartners, signedForm, TEST_SECRET } from '../../testing/test-api.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const PATH = '/api/Webhooks/Forms';

const report = (
  hidden: Record<string, string>,
  changes: Record<string, unknown> = {},
  event: Record<string, unknown> = {},
) =>
  JSON.stringify({
    event_id: 'LtWXD3crgy',
    event_type: 'form_response',
    form_response: {
      form_id: 'HTsurvey1',
      token: 'a3a12ec67a1365927098a606107fac15',
      submitted_at: '2026-01-18T18:17:02Z',
      landed_at: '2026-01-18T18:07:02Z',
      calculated: { score: 9 },
      variables: [{ key: 'score', type: 'number', number: 4 }],
      hidden,
      definition: { id: 'HTsurvey1', title: 'Your visit', fields: [{ id: 'SMEUb7VJz92Q', type: 'rating' }] },
      answers: [
        { type: 'number', number: 4, field: { id: 'SMEUb7VJz92Q', type: 'rating', ref: 'stars' } },
        { type: 'text', text: 'The soup', field: { id: 'JwWggjAKtOkA', type: 'short_text', ref: 'comment' } },
        { type: 'choice', choice: { label: 'Yes' }, field: { id: 'k6TP9oLGgHjl', type: 'multiple_choice' } },
        { type: 'email', email: 'lian@example.com', field: { id: 'dVYTzpk4RBBb', type: 'email' } },
        { type: 'text', text: '4111 1111 1111 1111', field: { id: 'card', type: 'short_text' } },
      ],
      ...changes,
    },
    ...event,
  });

describe.each(databaseKinds)('webhook reports of forms, on %s', (kind) => {
  let accounts: TestAccounts;
  let member: string;
  let stranger: string;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    member = (await accounts.member('member@example.com')).publicId;
    stranger = (await accounts.member('vip@example.com')).publicId;
  });
  afterAll(() => accounts.stop());
  beforeEach(() => resetVisits(accounts.database, member));

  const send = (body: string, headers: Record<string, string> = signedForm(body), partner = 'hilton') =>
    accounts.api.call(PATH, { method: 'POST', body, headers, partner });
  const accepted = async (body: string, partner?: string) => {
    const response = await send(body, undefined, partner);
    return [response.status, await response.json()];
  };
  const stored = async () => ({
    reviews: await accounts.database.orm.select().from(schema.reviews),
    surveys: await accounts.database.orm.select().from(schema.surveyResponses),
  });
  const nothing = { reviews: [], surveys: [] };
  const visit = () => ({
    public_id: member,
    transaction_id: 't-1',
    merchant_id: '7',
    partner_code: 'hilton',
  });

  test('SUR-13.b SUR-13.c SUR-13.d API-23 a signed report completes the review of that visit, once', async () => {
    expect(await accepted(report(visit()))).toEqual([200, { accepted: 1 }]);
    const first = await stored();
    expect(first.reviews).toEqual([
      {
        memberId: member,
        partnerId: 'hilton',
        transactionId: 't-1',
        formCode: 'HTsurvey1',
        answers: { stars: 4, comment: 'The soup', k6TP9oLGgHjl: 'Yes' },
        completedAt: new Date('2026-01-18T18:17:02Z'),
      },
    ]);
    const browser = await accounts.openAs('member@example.com');
    const statuses = await callAsMember(browser, '/api/reviews/status?txnId=t-1&txnId=t-2');
    expect(await statuses.json()).toEqual([
      { id: 't-1', completed: true },
      { id: 't-2', completed: false },
    ]);

    expect(await accepted(report(visit()))).toEqual([200, { accepted: 0 }]);
    const later = report(visit(), { token: 'another', submitted_at: '2026-02-01T00:00:00Z', answers: [] });
    expect(await accepted(later)).toEqual([200, { accepted: 0 }]);
    expect(await stored()).toEqual(first);
  });

  test('SUR-13.a SUR-13.d a survey is stored once for each response', async () => {
    const hidden = { utm_campaign: 'ht-comfort', utm_source: '/search', public_id: member };
    expect(await accepted(report(hidden))).toEqual([200, { accepted: 1 }]);
    expect(await accepted(report(hidden))).toEqual([200, { accepted: 0 }]);
    expect((await stored()).surveys).toMatchObject([
      {
        partnerId: 'hilton',
        formCode: 'HTsurvey1',
        campaign: 'ht-comfort',
        path: '/search',
        answers: { stars: 4, comment: 'The soup', k6TP9oLGgHjl: 'Yes' },
        completedAt: new Date('2026-01-18T18:17:02Z'),
      },
    ]);
    expect(await accepted(report(hidden, { token: 'another' }))).toEqual([200, { accepted: 1 }]);
    expect(await accepted(report({}, { token: 'of nobody known' }))).toEqual([200, { accepted: 1 }]);
    expect((await stored()).surveys).toContainEqual(expect.objectContaining({ campaign: '', path: '' }));
    expect((await stored()).reviews).toEqual([]);
  });

  test('API-16.d SUR-13.a a card number in the values of a link is not stored with the survey', async () => {
    const hidden = { utm_campaign: 'ht 4111 1111 1111 1111', utm_source: '/search/4111111111111111' };
    expect(await accepted(report(hidden))).toEqual([200, { accepted: 1 }]);
    expect((await stored()).surveys).toMatchObject([
      { campaign: 'ht [card number]', path: '/search/[card number]' },
    ]);
  });

  test('SUR-13.c an invalid signature gets 401, and nothing is stored', async () => {
    const body = report(visit());
    const hex = createHmac('sha256', TEST_SECRET).update(body).digest('hex');
    const other = createHmac('sha256', 'another secret').update(body).digest('base64');
    const { 'Typeform-Signature': right = '' } = signedForm(body);
    const wrong: Record<string, string>[] = [
      {},
      ...[
        '',
        'sha256=',
        `sha256=${hex}`,
        `sha256=${other}`,
        right.slice('sha256='.length),
        `${right} `.repeat(2),
        right.toLowerCase(),
      ].map((signature) => ({ 'Typeform-Signature': signature })),
    ];
    for (const headers of wrong)
      expect([headers, await codeOf(await send(body, headers))]).toEqual([headers, [401, 'unsigned']]);
    expect(await codeOf(await send(`${body} `, signedForm(body)))).toEqual([401, 'unsigned']);
    expect(await codeOf(await send(body.replace('t-1', 't-2'), signedForm(body)))).toEqual([401, 'unsigned']);
    expect(await stored()).toEqual(nothing);
  });

  test('SUR-13.a SUR-13.b CFG-30.a a signed report about nothing known changes nothing, and is not sent again', async () => {
    for (const hidden of [
      { ...visit(), transaction_id: 't-9' },
      { ...visit(), transaction_id: 'c-1' },
      { ...visit(), public_id: stranger },
      { ...visit(), public_id: 'nobody' },
      { transaction_id: 't-1' },
    ])
      expect([hidden, await accepted(report(hidden))]).toEqual([hidden, [200, { accepted: 0 }]]);
    expect(await accepted(report(visit(), { form_id: 'CPsurvey1' }))).toEqual([200, { accepted: 0 }]);
    expect(await accepted(report(visit()), 't-mobile')).toEqual([200, { accepted: 0 }]);
    const partial = report(visit(), {}, { event_type: 'form_response_partial' });
    expect(await accepted(partial)).toEqual([200, { accepted: 0 }]);
    expect(await stored()).toEqual(nothing);
  });

  test('SUR-13.b a signed but invalid report is rejected', async () => {
    for (const body of [
      'no json',
      '{}',
      '[]',
      report(visit(), { token: '' }),
      report(visit(), { submitted_at: 'yesterday' }),
      // These are in the years 0 and 10000 of UTC, which the database does not know.
      report(visit(), { submitted_at: '0001-01-01T00:00:00+01:00' }),
      report(visit(), { submitted_at: '9999-12-31T23:59:59-01:00' }),
      report({ ...visit(), utm_source: 'x'.repeat(257) }),
      report({ ...visit(), public_id: 'a\0' }),
      report(visit(), { answers: [{ number: 1 }] }),
    ])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    expect(await codeOf(await send(report(visit(), { more: 'x'.repeat(140_000) })))).toEqual([
      400,
      'tooLarge',
    ]);
    expect(await stored()).toEqual(nothing);
  });

  test('SUR-13.c without a secret the endpoint does not exist', async () => {
    const { database } = accounts;
    const api = createTestApi({ database, partners: await readTestPartners(), hasFormWebhook: false });
    const body = report(visit());
    const response = await api.call(PATH, {
      partner: 'hilton',
      method: 'POST',
      body,
      headers: signedForm(body),
    });
    expect(await codeOf(response)).toEqual([404, 'notFound']);
    expect(await stored()).toEqual(nothing);
  });
});
