import { createHash } from 'node:crypto';

import type { PlatformEnv } from '@tableside/platform';
import { createPasswords } from '@tableside/platform/accounts';
import { partnerOfHost } from '@tableside/platform/gateway';
import { createMailer } from '@tableside/platform/mail';
import { openTestDatabase, readTestPartners, TEST_DAY, type TestDatabase } from '@tableside/platform/testing';
import { createLog, requestContext } from '@tableside/platform/web';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createClock } from './clock.ts';
import { createSwitches } from './switches.ts';

let opened: TestDatabase;
let app: Hono<PlatformEnv>;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  const partners = await readTestPartners();
  const partnerIds = partners.map(({ id }) => id);
  const log = createLog('silent');
  const hosts = { partnerIds, defaultPartner: 'american', publicHosts: new Map<string, string>() };
  app = new Hono<PlatformEnv>()
    .use(
      requestContext({
        log,
        partnerIds,
        isProduction: false,
        trustsProxy: false,
        partnerOfHost: (host) => partnerOfHost(host, hosts),
      }),
    )
    .route(
      '/',
      createSwitches(opened.database, {
        partners,
        localPorts: new Map(),
        clock: createClock(),
        passwords: createPasswords({ cost: 4 }),
        log,
      }),
    );
  const mailer = createMailer({ database: opened.database, now: () => TEST_DAY, log, retainsBodies: true });
  const mail = { partnerId: 'hilton', to: 'robin@example.com', body: 'Hello,\n\n123456' };
  await mailer.writeMail({ ...mail, subject: 'First' });
  await mailer.writeMail({ ...mail, subject: '<script>alert(1)</script>', body: '</pre><img src=x>' });
  await mailer.writeMail({ ...mail, partnerId: 'american', subject: 'Elsewhere' });
});
afterAll(() => opened.stop());

const look = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://hilton.localhost${path}`, { headers: { Host: 'hilton.localhost', ...headers } });

test('the outbox shows the program’s own mail, newest first', async () => {
  const byQuery = await look('/dev/outbox?format=json');
  const { mails } = (await byQuery.json()) as { mails: { subject: string }[] };
  expect(mails.map(({ subject }) => subject)).toEqual(['<script>alert(1)</script>', 'First']);
  expect(mails[1]).toEqual({
    id: 1,
    to: 'robin@example.com',
    subject: 'First',
    body: 'Hello,\n\n123456',
    createdAt: TEST_DAY.toISOString(),
    sentAt: null,
    failure: null,
  });
  const byHeader = await look('/dev/outbox', { Accept: 'application/json' });
  expect(await byHeader.json()).toEqual({ mails });
  expect(byHeader.headers.get('Cache-Control')).toBe('no-store');
});

test('the page shows mail as text, and its policy allows only its own style', async () => {
  const page = await look('/dev/outbox', { Accept: 'text/html,application/xhtml+xml' });
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const text = await page.text();
  expect(text).toContain('Outbox of Hilton Tables');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toMatch(/<script|<img|Elsewhere/);
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test('NOT-06.a NOT-06.b a mail of the program is shown as the HTML that is sent, of another one not', async () => {
  const page = await look('/dev/outbox/1');
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const text = await page.text();
  expect(text).toContain('Hilton Tables');
  expect(text).toContain('123456');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await (await look('/dev/outbox/2')).text()).not.toMatch(/<script|<img/);
  expect((await look('/dev/outbox/3')).status).toBe(404);
});

test('another site cannot read the outbox', async () => {
  for (const site of ['cross-site', 'same-site']) {
    expect((await look('/dev/outbox?format=json', { 'Sec-Fetch-Site': site })).status).toBe(403);
  }
});
