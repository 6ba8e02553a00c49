import { Writable } from 'node:stream';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createMetrics } from '../../operations/metrics.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readViolations, withoutIds } from './read-violations.ts';

const site = 'https://dining.example';
const modern = (blockedURL: string, more: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${site}/join?email=robin@example.com`,
  user_agent: 'Mozilla/5.0 (Robin)',
  body: {
    documentURL: `${site}/join?email=robin@example.com#robin`,
    referrer: 'https://mail.example/robin',
    blockedURL,
    effectiveDirective: 'script-src-elem',
    originalPolicy: 'secret-policy',
    sourceFile: `${site}/robin.js`,
    sample: 'robin typed 4111111111111111',
    disposition: 'enforce',
    statusCode: 200,
    ...more,
  },
});
const older = {
  'csp-report': {
    'document-uri': `${site}/merchants/4711?x=robin`,
    referrer: 'https://mail.example/robin',
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'inline',
    'script-sample': 'robin typed',
  },
};

test('SEC-03.b of an address nothing is left that may name a person or a thing', () => {
  for (const [given, stored] of [
    ['https://evil.example/a/b.js?card=4111#x', 'https://evil.example/a/b.js'],
    ['https://robin:secret@evil.example/u/robin@example.com/x.js', 'https://evil.example/u/:id/x.js'],
    ['https://evil.example/u/robin@example.com', 'https://evil.example/u/:id'],
    ['https://evil.example/collect/4111111111111111', 'https://evil.example/collect/:id'],
    ['https://dining.example/activate/Ab3dE5fG7hI9jK1l', 'https://dining.example/activate/:id'],
    ['https://dining.example/assets/join-a1B2c3D4.js', 'https://dining.example/assets/join-a1B2c3D4.js'],
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data:text/javascript,robin()', 'data:'],
    ['chrome-extension://abcdef/robin.js', 'chrome-extension:'],
    ['', ''],
    ['Robin Miller', ''],
    [`https://evil.example/${'a/'.repeat(300)}`, `https://evil.example/${'a/'.repeat(300)}`.slice(0, 200)],
  ])
    expect([given, withoutIds(given ?? '')]).toEqual([given, stored]);
});

test('SEC-03.b both formats are read, and reports of other things are left out', () => {
  const page = `${site}/join`;
  expect(
    readViolations([
      modern('https://evil.example/x.js?u=robin'),
      { type: 'deprecation', body: { id: 'robin' } },
      {
        type: 'integrity-violation',
        body: { documentURL: page, blockedURL: `${site}/assets/a-a1b2c3d4.js`, destination: 'script' },
      },
      modern('inline', { effectiveDirective: 'robin' }),
    ]),
  ).toEqual([
    { kind: 'policy', directive: 'script-src-elem', blocked: 'https://evil.example/x.js', page },
    { kind: 'integrity', directive: 'script-src', blocked: `${site}/assets/a-a1b2c3d4.js`, page },
    { kind: 'policy', directive: 'other', blocked: 'inline', page },
  ]);
  expect(readViolations(older)).toEqual([
    { kind: 'policy', directive: 'script-src', blocked: 'inline', page: `${site}/merchants/:id` },
  ]);
  for (const other of [
    undefined,
    null,
    'text',
    {},
    { 'csp-report': 1 },
    [1],
    Array(51).fill(modern('inline')),
  ])
    expect([other, readViolations(other)]).toEqual([other, undefined]);
});

describe.each(databaseKinds)('on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let metrics: ReturnType<typeof createMetrics>;
  const lines: string[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    lines.length = 0;
    metrics = createMetrics();
    api = createTestApi({
      database: opened.database,
      partners: await readTestPartners(),
      countViolation: metrics.countViolation,
      log: pino(
        { level: 'info' },
        new Writable({
          write: (chunk, _, done) => {
            lines.push(String(chunk));
            done();
          },
        }),
      ),
    });
  });
  const send = (body: unknown, type = 'application/reports+json', address = '192.0.2.1', partner?: string) =>
    api.call('/api/Violations', {
      method: 'POST',
      body,
      address,
      headers: { 'Content-Type': type, 'User-Agent': 'Mozilla/5.0 (Robin)' },
      ...(partner !== undefined && { partner }),
    });

  test('SEC-03.a SEC-03.b SEC-03.c a report counts by partner, kind and directive, and is logged without what is personal', async () => {
    const [first, second] = await readTestPartners();
    expect((await send([modern('https://evil.example/x.js')])).status).toBe(200);
    const changed = { ...modern(`${site}/assets/a-a1b2c3d4.js`), type: 'integrity-violation' };
    expect((await send([changed], undefined, undefined, second?.id)).status).toBe(200);
    expect((await send(older, 'application/csp-report; charset=utf-8')).status).toBe(200);
    const reported = await metrics.registry.metrics();
    for (const directive of ['script-src-elem', 'script-src'])
      expect(reported).toContain(
        `tableside_violations_total{partner="${first?.id}",kind="policy",directive="${directive}"} 1`,
      );
    expect(reported).toContain(
      `tableside_violations_total{partner="${second?.id}",kind="integrity",directive="script-src"} 1`,
    );
    expect(lines.join('')).toContain('https://evil.example/x.js');
    const logged = lines
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(({ violation }) => violation !== undefined);
    expect(logged.map((line) => Object.keys(line).join(' '))).toEqual(
      Array(3).fill('level time pid hostname requestId partner violation msg'),
    );
    expect(lines.join('')).not.toMatch(/robin|4111|secret|mail\.example|192\.0\.2/i);
  });

  test('SEC-03.d what is no report is refused, and too many or too large ones are not counted', async () => {
    expect((await send([modern('inline')], 'application/json')).status).toBe(400);
    expect((await send('no report')).status).toBe(400);
    expect((await send([modern('inline', { sample: 'x'.repeat(200_000) })])).status).toBe(400);
    const many = Array.from({ length: 50 }, () => modern('inline'));
    const statuses = [
      (await send(many, undefined, '192.0.2.8')).status,
      (await send(many, undefined, '192.0.2.8')).status,
      (await send(older, 'application/csp-report', '192.0.2.8')).status,
    ];
    expect(statuses).toEqual([200, 429, 429]);
    expect((await send([modern('inline')], undefined, '192.0.2.2')).status).toBe(200);
    expect(await metrics.registry.metrics()).toContain('directive="script-src-elem"} 51');
    const fromMany = [];
    for (let network = 1; network <= 40; network += 1)
      fromMany.push((await send(many, undefined, `198.51.100.${network}`)).status);
    expect([fromMany[0], fromMany.at(-1)]).toEqual([200, 429]);
    const [, other] = await readTestPartners();
    expect((await send(many, undefined, '198.51.100.41', other?.id)).status).toBe(200);
  });
});
