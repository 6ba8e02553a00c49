import { Writable } from 'node:stream';

import { cardMarks, cardTypes } from '@tableside/core';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { encryptCard } from '../testing/encrypt-card.ts';
import { TEST_DAY } from '../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createVault, type KeyedVault } from '../vault/index.ts';
import type { PageFiles } from '../framed-page/page-files.ts';
import { createLog } from '../web/log.ts';
import { readPageFiles } from './page-files.ts';
import { createSecureFrameApp, type SecureFrameOptions } from './secure-frame-app.ts';

const partners = [
  { id: 'american', siteUrl: 'https://dining.american.example/' },
  { id: 't-mobile', siteUrl: 'https://t-mobile.example:8443/dining' },
];

describe('the secure frame', () => {
  let opened: TestDatabase;
  let vault: KeyedVault;
  let page: PageFiles;
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    vault = createVault({
      database: opened.database,
      secret: 'test',
      now: () => TEST_DAY,
    });
    page = await readPageFiles();
  });
  afterAll(() => opened.stop());

  const create = (given: Partial<SecureFrameOptions> = {}) =>
    createSecureFrameApp(
      {
        vault,
        partners,
        defaultPartner: 'american',
        isProduction: false,
        log: createLog('silent'),
        ...given,
      },
      page,
    );
  const visit = (referer: string | undefined, given: Partial<SecureFrameOptions> = {}, query = '') =>
    create(given).request(`http://secure.localhost:4002/${query}`, {
      headers: referer === undefined ? {} : { Referer: referer },
    });

  test('is rendered for the one site that embeds it', async () => {
    const sites = {
      'http://american.localhost:4000/join?x=1': ['http://american.localhost:4000', 'american'],
      'http://t-mobile.localhost:5173/': ['http://t-mobile.localhost:5173', 't-mobile'],
      'http://localhost:4000/': ['http://localhost:4000', 'american'],
      'http://american.localhost/': ['http://american.localhost', 'american'],
      'HTTP://AMERICAN.LOCALHOST:4000/': ['http://american.localhost:4000', 'american'],
    };
    for (const [referer, [origin, partner]] of Object.entries(sites)) {
      const response = await visit(referer);
      const text = await response.text();
      expect([referer, response.status]).toEqual([referer, 200]);
      expect(text).toContain(`data-parent="${origin}"`);
      expect(text).toContain(`data-partner="${partner}"`);
      const policy = response.headers.get('Content-Security-Policy')?.split('; ');
      expect(policy).toContain(`frame-ancestors ${origin}`);
    }
  });

  test('cannot be embedded elsewhere, whatever the Referer', async () => {
    for (const referer of [
      undefined,
      '',
      'null',
      'about:blank',
      'http://american.localhost.evil.test/',
      'http://evil.test/http://american.localhost:4000/',
      'http://evil.test#american.localhost',
      'http://american.localhost@evil.test/',
      'http://user:secret@american.localhost:4000/',
      'http://american.localhost:4000@evil.test/',
      'http://evilamerican.localhost:4000/',
      'http://a.american.localhost:4000/',
      'http://american.localhost.:4000/',
      'http://unknown.localhost:4000/',
      'http://secure.localhost:4002/',
      'https://american.localhost:4000/',
      'http://american.localhost:99999/',
      'http://american.localhost:4000evil/',
      'http://american.example/',
      'https://dining.american.example/',
      'file:///american.localhost',
      'javascript:alert(1)',
    ]) {
      const response = await visit(referer);
      expect([referer, response.status]).toEqual([referer, 403]);
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('X-Frame-Options')).toBe('DENY');
      expect(await response.text()).not.toContain('<');
    }
  });

  test('in production can be embedded only by the partners’ public sites, at their exact port', async () => {
    const statuses = {
      'https://dining.american.example/': 200,
      'https://dining.american.example:443/x': 200,
      'https://t-mobile.example:8443/': 200,
      'https://t-mobile.example/': 403,
      'https://dining.american.example:8443/': 403,
      'http://dining.american.example/': 403,
      'https://american.example/': 403,
      'https://x.dining.american.example/': 403,
      'https://dining.american.example.evil.test/': 403,
      'http://american.localhost:4000/': 403,
      'http://localhost:4000/': 403,
    };
    for (const [referer, status] of Object.entries(statuses))
      expect([referer, (await visit(referer, { isProduction: true })).status]).toEqual([referer, status]);
  });

  test('cannot be opened as a top-level page', async () => {
    const response = await create().request('http://secure.localhost:4002/', {
      headers: { Referer: 'http://american.localhost:4000/', 'Sec-Fetch-Dest': 'document' },
    });
    expect(response.status).toBe(403);
  });

  test('CRD-24 accepts the networks that have a flag, and no others', async () => {
    const accepted = async (query: string) =>
      /data-accepted="(.*)"/.exec(
        await (await visit('http://american.localhost:4000/', {}, query)).text(),
      )?.[1];
    expect(await accepted('?visa=1&mast=1&amex=1&disc=1')).toBe('Amex Discover Mastercard Visa');
    expect(await accepted('?visa=1&mast=0&jcb=1')).toBe('Visa');
    expect(await accepted('?visa=%22%3E%3Cscript%3E')).toBe('');
    expect(await accepted('')).toBe('');
  });

  test('CRD-36.b has the mark of each network, and shows it for a number of that network', async () => {
    const text = await (await visit('http://american.localhost:4000/')).text();
    const style = page.files.get(page.stylePath)?.body;
    for (const type of cardTypes) {
      const drawing = new RegExp(`<svg class="${type}".*?</svg>`, 's').exec(text)?.[0];
      for (const [path, color] of cardMarks[type].shapes)
        expect(drawing).toContain(`<path d="${path}" fill="${color}" fill-rule="evenodd"`);
      const { plate, letters } = cardMarks[type];
      expect(/<rect class="plate"[^>]* fill="(.*?)"/.exec(drawing ?? '')?.[1]).toBe(plate);
      const written = /<text.* fill="(.*?)".*>\s*(\w+)\s*<\/text>/s.exec(drawing ?? '');
      expect([written?.[2], written?.[1]]).toEqual([letters?.text, letters?.color]);
      expect(style).toContain(`[data-card-type='${type}'] #mark .${type}`);
    }
  });

  test('SEC-03.a loads only from its own origin, has no inline script, stores nothing, sets no cookie, and lets browsers report what they refuse', async () => {
    const { headers } = await visit('http://american.localhost:4000/');
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors http://american.localhost:4000',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri http://american.localhost:4000/api/Violations',
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      vary: expect.stringContaining('Referer') as string,
    });
    expect(headers.has('Set-Cookie')).toBe(false);
    expect(headers.has('Strict-Transport-Security')).toBe(false);
    const published = await visit('https://dining.american.example/', { isProduction: true });
    expect(published.headers.get('Strict-Transport-Security')).toContain('max-age');
    const text = await published.text();
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/)/);
  });

  test('every response has security headers, whatever its status', async () => {
    const app = create();
    for (const path of [page.scriptPath, page.stylePath, '/keys', '/healthz', '/nothing', '/vault/tokens']) {
      const { headers } = await app.request(path);
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("default-src 'none'") as string,
          'cache-control': expect.any(String) as string,
        }),
      ]);
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  test('serves its script, its style and the brands’ fonts, and no other file', async () => {
    const app = create();
    const script = await app.request(page.scriptPath);
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect(await script.text()).not.toMatch(/innerHTML|document\.write|eval\(|https?:\/\//);
    const style = await (await app.request(page.stylePath)).text();
    const fonts = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(fonts).toHaveLength(12);
    for (const path of fonts) {
      const font = await app.request(path);
      expect([path, font.status, font.headers.get('Content-Type')]).toEqual([path, 200, 'font/woff2']);
    }
    for (const path of ['/main.ts', '/fonts/../page.ts', '/fonts/', '/field.css', '/package.json'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  test('returns the current encryption key, uncached', async () => {
    const response = await create().request('/keys');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(await vault.publicKeys())));
  });

  test('API-30.b accepts cards from external platforms that know the secret', async () => {
    const encryptedCardNumber = await encryptCard(vault, '4111111111111111', 'american');
    const request = (authorization: string | undefined, vaultSecret: string | undefined, body: unknown) =>
      create({ vaultSecret }).request('/vault/tokens', {
        method: 'POST',
        headers: authorization === undefined ? {} : { Authorization: authorization },
        body: JSON.stringify(body),
      });
    const good = { encryptedCardNumber, partnerId: 'american' };
    expect((await request('Bearer right', undefined, good)).status).toBe(404);
    for (const wrong of [undefined, '', 'right', 'Bearer', 'Bearer wrong', 'Bearer right ', 'bearer right'])
      expect([wrong, (await request(wrong, 'right-and-long', good)).status]).toEqual([wrong, 401]);
    expect((await request('Bearer right', 'right', { ...good, number: '4111111111111111' })).status).toBe(
      400,
    );
    const large = await request('Bearer right', 'right', 'x'.repeat(20_000));
    expect([large.status, await large.json()]).toEqual([400, { code: 'tooLarge' }]);
    const response = await request('Bearer right', 'right', good);
    expect([response.status, await response.json()]).toMatchObject([200, { lastFour: '1111' }]);
    const refused = await request('Bearer right', 'right', { ...good, partnerId: 't-mobile' });
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'unreadable' }]);
  });

  test('logs failures with their trace and no number, even if the database fails', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const closed = await openTestDatabase('pglite');
    const failing = createVault({
      database: closed.database,
      secret: 'test',
      now: () => TEST_DAY,
    });
    const encrypted = await encryptCard(failing, '4111111111111111', 'american');
    const app = create({
      vault: {
        ...failing,
        tokenize: (given) =>
          failing.tokenize(given).finally(() => {
            throw new Error('after the work', { cause: given });
          }),
      },
      vaultSecret: 'right',
      log: pino({ level: 'trace' }, stream),
      traceRequest: (context, next) => {
        context.set('traceId', 'a-trace');
        return next();
      },
    });
    const request = () =>
      app.request('/vault/tokens', {
        method: 'POST',
        headers: { Authorization: 'Bearer right' },
        body: JSON.stringify({ encryptedCardNumber: encrypted, partnerId: 'american' }),
      });
    expect((await request()).status).toBe(500);
    await closed.stop();
    expect((await request()).status).toBe(500);
    expect((await app.request('/keys')).status).toBe(500);
    expect(lines.length).toBe(3);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ traceId: 'a-trace' });
    expect(lines.join()).toContain('the secure frame failed');
    expect(lines.join()).not.toMatch(/4111 ?1111|Bearer|privateKey/);
  });
});
