import { schema } from '@tableside/platform/database';
import { makePageFiles, type PageFiles } from '@tableside/platform/framed-page';
import {
  callAsMember,
  databaseKinds,
  resetVisits,
  signedForm,
  startAccounts,
  TEST_DAY,
  TEST_SECRET,
  type TestAccounts,
} from '@tableside/platform/testing';
import { createLog } from '@tableside/platform/web';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createFormsApp, type FormsOptions } from './forms-app.ts';
import { pageSources } from './page-sources.ts';

const HILTON = 'http://hilton.localhost:4000';
const RESPONSE = '6f1c1a4e-1d0b-4b57-9d7a-0c8f3e1a2b3c';
const partners = [
  { id: 'hilton', siteUrl: 'https://hilton.example/', typeformCode: 'HTsurvey1' },
  { id: 'american', siteUrl: 'https://american.example/', typeformCode: 'Form2' },
  { id: 'delta', siteUrl: 'https://delta.example/', typeformCode: null },
];

let files: PageFiles;
beforeAll(async () => {
  files = await makePageFiles(pageSources);
});

describe.each(databaseKinds)('forms on %s', (kind) => {
  let accounts: TestAccounts;
  let member: string;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    member = (await accounts.member('member@example.com')).publicId;
  });
  afterAll(() => accounts.stop());
  beforeEach(() => resetVisits(accounts.database, member));

  const create = (given: Partial<FormsOptions> = {}) =>
    createFormsApp(
      {
        partners,
        defaultPartner: 'hilton',
        isProduction: false,
        log: createLog('silent'),
        database: accounts.database,
        secret: TEST_SECRET,
        now: () => TEST_DAY,
        trustsProxy: true,
        sendReport: async (partner, body) =>
          (
            await accounts.api.call('/api/Webhooks/Forms', {
              partner,
              method: 'POST',
              body,
              headers: signedForm(body),
            })
          ).ok,
        ...given,
      },
      files,
    );
  const visit = (path: string, referer: string | undefined, given?: Partial<FormsOptions>) =>
    create(given).request(`http://forms.localhost:4003${path}`, {
      headers: referer === undefined ? {} : { Referer: referer },
    });
  const review = () => ({
    kind: 'review',
    responseId: RESPONSE,
    partner: 'hilton',
    publicId: member,
    transactionId: 't-1',
    merchantId: '7',
    answers: { stars: 4, comeBack: 'yes', comment: ' The soup! ' } as Record<string, unknown>,
  });
  const send = (body: unknown, path = '/to/HTsurvey1', headers: Record<string, string> = {}) =>
    create().request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const storedReviews = () => accounts.database.orm.select().from(schema.reviews);

  test('a form is rendered for the one partner whose site embeds it', async () => {
    const response = await visit('/to/HTsurvey1?typeform-embed-id=abc-1', `${HILTON}/account`);
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const part of [`data-parent="${HILTON}"`, 'data-partner="hilton"', 'data-embed="abc-1"'])
      expect(text).toContain(part);
    expect(response.headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${HILTON}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `report-uri ${HILTON}/api/Violations`,
    ]);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/)/);
  });

  test('another site’s page, or none, gets no form', async () => {
    for (const referer of [
      undefined,
      'http://evil.test/',
      'http://hilton.localhost.evil.test/',
      'https://hilton.localhost:4000/',
      'http://hilton.localhost@evil.test/',
      'https://hilton.example/',
    ]) {
      const response = await visit('/to/HTsurvey1', referer);
      expect([referer, response.status]).toEqual([referer, 403]);
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
    expect((await visit('/to/HTsurvey1', 'https://hilton.example/', { isProduction: true })).status).toBe(
      200,
    );
  });

  test('an unknown form code responds with 404 and a page', async () => {
    for (const [path, site] of [
      ['/to/Form2', 'hilton'],
      ['/to/nothing', 'hilton'],
      ['/to/null', 'delta'],
      ['/to/%3Cscript%3E', 'hilton'],
    ] as const) {
      const response = await visit(path, `http://${site}.localhost:4000/`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('There’s no form here');
    }
  });

  test('an invalid embed id is not included in the page', async () => {
    const text = await (await visit(`/to/HTsurvey1?typeform-embed-id=%22%3E%3Ci%3E`, HILTON)).text();
    expect(text).toContain('data-embed=""');
    expect(text).not.toContain('<i>');
  });

  test('SUR-13.b HIS-21 API-23 a response is stored as the review of that visit, and the status becomes completed', async () => {
    const response = await send(review());
    expect([response.status, await response.json()]).toEqual([200, { responseId: RESPONSE }]);
    expect(await storedReviews()).toEqual([
      {
        memberId: member,
        partnerId: 'hilton',
        transactionId: 't-1',
        formCode: 'HTsurvey1',
        answers: { stars: 4, comeBack: 'yes', comment: 'The soup!' },
        completedAt: TEST_DAY,
      },
    ]);
    const browser = await accounts.openAs('member@example.com');
    const statuses = await callAsMember(browser, '/api/reviews/status?txnId=t-1&txnId=t-2');
    expect(await statuses.json()).toEqual([
      { id: 't-1', completed: true },
      { id: 't-2', completed: false },
    ]);
  });

  test('a repeated response, parallel ones included, has no effect', async () => {
    const responses = await Promise.all([send(review()), send(review()), send(review())]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = { ...review(), responseId: crypto.randomUUID(), answers: { stars: 1 } };
    expect((await send(other)).status).toBe(200);
    expect((await storedReviews()).map(({ answers: { comeBack } }) => comeBack)).toEqual(['yes']);
  });

  test('only the partner’s own form is reported; an undelivered response can be sent again', async () => {
    expect((await send({ ...review(), partner: 'american' })).status).toBe(404);
    expect((await send(review(), '/to/Form2')).status).toBe(404);
    const app = create({ sendReport: async () => false });
    const lost = await app.request('/to/HTsurvey1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(review()),
    });
    expect([lost.status, await lost.json()]).toEqual([502, { code: 'notReported' }]);
    expect(await storedReviews()).toEqual([]);
  });

  test('API-30.b hostile fields and answers are rejected', async () => {
    const { answers } = review();
    const bodies: unknown[] = [
      'no json',
      'null',
      [],
      {},
      { ...review(), kind: 'other' },
      { ...review(), more: 1 },
      { ...review(), responseId: '1' },
      { ...review(), publicId: '' },
      { ...review(), publicId: 'x'.repeat(65) },
      { ...review(), transactionId: ['t-1'] },
      { ...review(), transactionId: 't-1\0' },
      ...[0, 6, 1.5, '4', null].map((stars) => ({ ...review(), answers: { ...answers, stars } })),
      { ...review(), answers: { ...answers, comeBack: 'perhaps' } },
      { ...review(), answers: { ...answers, comment: 'x'.repeat(1001) } },
      { ...review(), answers: { ...answers, comment: 'a\0b' } },
      { ...review(), answers: { ...answers, comment: '\ud800' } },
      { ...review(), answers: { ...answers, extra: 'x' } },
    ];
    for (const body of bodies) {
      const response = await send(body);
      expect([body, response.status, await response.json()]).toEqual([body, 400, { code: 'invalid' }]);
    }
    const large = await send('x'.repeat(20_000));
    expect([large.status, await large.json()]).toEqual([400, { code: 'tooLarge' }]);
    const card = await send({
      ...review(),
      answers: { ...answers, comment: 'I paid with 4111 1111 1111 1111' },
    });
    expect([card.status, await card.json()]).toEqual([400, { code: 'cardNumber' }]);
    expect(await storedReviews()).toEqual([]);
  });

  test('only its own page may send', async () => {
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ] as Record<string, string>[])
      expect([headers, (await send(review(), '/to/HTsurvey1', headers)).status]).toEqual([headers, 403]);
    expect(
      (await create().request('/to/HTsurvey1', { method: 'OPTIONS' })).headers.has(
        'Access-Control-Allow-Origin',
      ),
    ).toBe(false);
    expect(await storedReviews()).toEqual([]);
  });

  test('one network may send sixty times in ten minutes', async () => {
    const from = (address: string, responseId: string) =>
      send({ ...review(), responseId }, '/to/HTsurvey1', { 'X-Forwarded-For': address });
    for (let sent = 0; sent < 60; sent += 1)
      expect((await from('203.0.113.9', crypto.randomUUID())).status).toBe(200);
    expect((await from('203.0.113.9', crypto.randomUUID())).status).toBe(429);
    expect((await from('203.0.113.10', crypto.randomUUID())).status).toBe(200);
    for (let host = 0; host < 60; host += 1)
      expect((await from(`2001:db8:0:7::${host}`, crypto.randomUUID())).status).toBe(200);
    expect((await from('2001:db8:0:7:ffff::1', crypto.randomUUID())).status).toBe(429);
  });

  test('a survey that is not a review is stored once', async () => {
    const survey = {
      kind: 'survey',
      responseId: RESPONSE,
      partner: 'hilton',
      campaign: 'spring',
      path: '/search',
      answers: { ease: 5 },
    };
    expect((await send(survey)).status).toBe(200);
    expect((await send({ ...survey, answers: { ease: 1 } })).status).toBe(200);
    expect(await accounts.database.orm.select().from(schema.surveyResponses)).toEqual([
      {
        id: expect.any(String) as string,
        partnerId: 'hilton',
        formCode: 'HTsurvey1',
        campaign: 'spring',
        path: '/search',
        answers: { ease: 5 },
        completedAt: TEST_DAY,
      },
    ]);
  });

  test('all other responses have security headers, and the script is the page’s own', async () => {
    const app = create();
    for (const path of [files.scriptPath, files.stylePath, '/healthz', '/', '/to', '/nothing']) {
      const { headers } = await app.request(path);
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        }),
      ]);
    }
    const script = await (await app.request(files.scriptPath)).text();
    expect(script).not.toMatch(/innerHTML|document\.write|eval\(|https?:\/\//);
  });
});
