import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { createLog } from '../web/log.ts';
import { createGateway } from './gateway.ts';
import { partnerOfHost } from './hosts.ts';

const page =
  '<!doctype html><html><head><script type="application/json">{"a":1}</script><script>start()</script></head><body></body></html>';
const script = 'export const answer = 42;\n'.repeat(200);
const renderer = `export const createRenderer = (frame) => async (asked) => {
  const id = /^\\/merchants\\/([^/?]+)/.exec(asked)?.[1];
  return id && {
    address: '/merchants/' + id,
    render: async (fetch) => {
      const answer = await fetch('/api/merchants/' + id, { headers: {} });
      const isMissing = answer.status === 404;
      if (!answer.ok && !isMissing) throw new Error('failed');
      return { html: '<style>' + frame + '</style>' + JSON.stringify(await answer.json()), isMissing };
    },
  };
};`;
const files = {
  'american/dist/index.html': page,
  'american/dist/how-it-works/index.html': '<!doctype html><title>Rendered before</title>',
  'american/dist/assets/app-B3xY_9kQ.js': script,
  'american/dist/favicon.svg': '<svg/>',
  'american/dist/worker.js': '// worker',
  'american/dist/.hidden': 'secret',
  'american/private.txt': 'secret',
  'american/dist/sitemap.xml': '<sitemapindex/>',
  'hilton/dist/index.html': '<!doctype html><title>Hilton</title>',
  'caesars/dist/index.html': '<!doctype html><title>Home</title>',
  'caesars/dist/404.html': '<!doctype html><title>Missing</title>',
  'caesars/dist/search/index.html': '<!doctype html><title>Search</title>',
  'caesars/dist/merchants/_/index.html': '<!doctype html><title>Frame</title>',
  'caesars/renderer/renderer-1.mjs': renderer,
  'caesars/renderer/renderer.json': JSON.stringify({ entry: 'renderer-1.mjs', frame: 'Framed' }),
};

describe('the gateway', () => {
  let appsDir: string;
  let health: Awaited<ReturnType<Parameters<typeof createGateway>[0]['checkHealth']>> = {
    status: 'ok',
    faults: {},
  };
  const apps: Record<'development' | 'production', Hono<PlatformEnv>> = {
    development: new Hono(),
    production: new Hono(),
  };
  beforeAll(async () => {
    appsDir = await mkdtemp(join(tmpdir(), 'tableside-apps-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(appsDir, name)), { recursive: true });
      await writeFile(join(appsDir, name), text);
    }
    const partners = await readTestPartners();
    const partnerIds = partners.map(({ id }) => id);
    const publicHosts = new Map(partners.map(({ id, siteUrl }) => [new URL(siteUrl).hostname, id]));
    const echo = () =>
      new Hono<PlatformEnv>().all('*', (context) =>
        context.json(
          {
            partner: context.get('partnerId'),
            cookie: context.req.header('Cookie') ?? null,
            authorization: context.req.header('Authorization') ?? null,
            filler: 'x'.repeat(3000),
          },
          context.req.path.endsWith('/missing') ? 404 : context.req.path.endsWith('/failing') ? 503 : 200,
        ),
      );
    for (const mode of ['development', 'production'] as const) {
      apps[mode] = createGateway({
        partners,
        partnerIds,
        appsDir,
        log: createLog('silent'),
        trustsProxy: false,
        allowedOrigins: mode === 'production' ? ['https://dining.example'] : [],
        isProduction: mode === 'production',
        now: () => new Date('2026-06-15T12:34:56Z'),
        secureFrameUrl: 'http://secure.localhost:4002/',
        surveyHostUrl: 'http://forms.localhost:4003/',
        checkHealth: () => Promise.resolve(health),
        partnerOfHost: (host) =>
          partnerOfHost(host, {
            partnerIds,
            defaultPartner: 'american',
            localPorts: new Map([[4013, 'hilton']]),
            publicHosts,
          }),
        servesSites: true,
        services: { api: echo(), content: echo(), images: echo(), captcha: echo() },
      });
    }
  });
  afterAll(() => rm(appsDir, { recursive: true }));

  const get = (
    path: string,
    headers: Record<string, string> = {},
    mode: 'development' | 'production' = 'development',
  ) =>
    apps[mode].request(`http://american.localhost${path}`, {
      headers: { Host: 'american.localhost', ...headers },
    });

  test('serves the site of the host; the response for an unknown host names no partner', async () => {
    const hosts = {
      'american.localhost:4000': 200,
      'localhost:4000': 200,
      '127.0.0.1:4000': 200,
      'AMERICAN.localhost': 200,
      'dining.hilton.example': 200,
      'unknown.localhost': 404,
      'american.evil.example': 404,
      'a.american.localhost': 404,
    };
    for (const [Host, status] of Object.entries(hosts)) {
      expect([Host, (await get('/', { Host })).status]).toEqual([Host, status]);
    }
    expect(await (await get('/', { Host: 'dining.hilton.example' })).text()).toContain('Hilton');
    for (const path of ['/', '/api/feature-flags', '/no/such/page']) {
      expect(await (await get(path, { Host: 'unknown.localhost' })).text()).toBe(
        'No partner’s site is served at this host.',
      );
    }
    expect(await (await get('/', { Host: 'localhost:4013' })).text()).toContain('Hilton');
    expect(await (await get('/', { Host: 't-mobile.localhost' })).text()).toMatch(
      /^The site of .+ is not built yet: build apps\/t-mobile first\.$/,
    );
  });

  test('a browser cannot choose the partner with a header', async () => {
    const response = await get('/api/anything', { 'X-Tableside-Partner': 'hilton' });
    expect(await response.json()).toMatchObject({ partner: 'american' });
  });

  test('API-24.a routes API, content and pictures, compressed, each for the partner of the host', async () => {
    for (const path of ['/api/CSRF', '/api/cms/pages/home/?page_size=100', '/images/thai-1?w=500&ar=1.4']) {
      expect(await (await get(path, { Host: 'hilton.localhost' })).json()).toMatchObject({
        partner: 'hilton',
      });
    }
    const compressed = await get('/api/CSRF', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  });

  test('a path of the site is a page, revalidated each time; a prerendered page takes precedence', async () => {
    for (const path of ['/', '/search?location=Boston', '/merchants/100001', '/no/such/page']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, page]);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    }
    expect(await (await get('/how-it-works')).text()).toContain('Rendered before');
    const { headers } = await get('/');
    expect((await get('/', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  });

  test('ROU-35.a a trailing slash is no other page; it leads to no other site', async () => {
    const redirected = {
      '/how-it-works/': '/how-it-works',
      '/search/?location=Boston': '/search?location=Boston',
      '/merchants/a%20b//': '/merchants/a%20b',
    };
    for (const [path, location] of Object.entries(redirected)) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('Location')]).toEqual([path, 301, location]);
    }
    for (const path of ['//evil.example/', '/%5Cevil.example', '/api/CSRF/'])
      expect([path, (await get(path)).headers.get('Location')]).toEqual([path, null]);
    expect((await get('/')).status).toBe(200);
  });

  test('FND-04.c another letter case is no other page; what is no page leads nowhere', async () => {
    const Host = 'caesars.localhost';
    const redirected = {
      '/SEARCH?location=Boston&X=Y': '/search?location=Boston&X=Y',
      '/Merchants/A%20b': '/merchants/A%20b',
      '/Search/': '/Search',
    };
    for (const [path, location] of Object.entries(redirected)) {
      const { status, headers } = await get(path, { Host });
      expect([path, status, headers.get('Location')]).toEqual([path, 301, location]);
    }
    for (const [path, wanted] of [
      ['/search', 200],
      ['/merchants/missing', 404],
      ['/NoWhere', 404],
      ['/METRICS', 404],
      ['/Merchants/1.png', 404],
      ['//Search', 404],
    ] as const) {
      const { status, headers } = await get(path, { Host });
      expect([path, status, headers.get('Location')]).toEqual([path, wanted, null]);
    }
  });

  test('FND-08.a without restaurants from an API, the sitemap is the one of the build', async () => {
    const response = await get('/sitemap.xml');
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
      'application/xml',
      '<sitemapindex/>',
    ]);
    expect((await get('/sitemap-restaurants-1.xml')).status).toBe(404);
  });

  test('a page with data is rendered for visitors who are not signed in, without their identity', async () => {
    const Host = 'caesars.localhost';
    const response = await get('/merchants/1?utm=x', { Host, Cookie: 'a=1', Authorization: 'Bearer b' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const html = await response.text();
    expect(html).toMatch(/^<style>Framed<\/style>\{"partner":"caesars","cookie":null,"authorization":null,/);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update('Framed').digest('base64')}'`);
    const tag = response.headers.get('ETag') ?? '';
    expect((await get('/merchants/1', { Host, 'If-None-Match': tag })).status).toBe(304);

    const Cookie = 'tableside-signed-in-caesars=1';
    expect(await (await get('/merchants/1', { Host, Cookie })).text()).toContain('Frame');
  });

  test('MER-27.b what the API does not find is missing; if the API fails, the page of the build is served', async () => {
    const Host = 'caesars.localhost';
    const missing = await get('/merchants/missing', { Host });
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<style>Framed')]);
    const failing = await get('/merchants/failing', { Host });
    expect([failing.status, await failing.text()]).toEqual([200, '<!doctype html><title>Frame</title>']);
  });

  test('a hashed asset is cached forever, compressed as the browser accepts it', async () => {
    const path = '/assets/app-B3xY_9kQ.js';
    const plain = await get(path);
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([brotli.headers.get('Content-Encoding'), brotli.headers.get('Vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
    const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('CHR-40.a the service worker is JavaScript that is revalidated, and may fetch from its own site', async () => {
    const { status, headers } = await get('/worker.js');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; connect-src 'self';");
  });

  test('a missing file is 404, never the page', async () => {
    for (const path of ['/assets/old-12345678.js', '/missing.png', '/assets/', '/favicon.ico']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await get('/module', { 'Sec-Fetch-Dest': 'script' })).status).toBe(404);
  });

  test('hidden paths and the paths of health checks are 404, never the page', async () => {
    for (const path of [
      '/.git/config',
      '/.well-known/anything',
      '/metrics',
      '/readyz',
      '/LIVEZ',
      '/actuator/health',
      '/metrics/',
      '/healthz/live',
      '/_health',
      '/health-check',
      '/ping',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ['/statuses', '/ready-to-eat', '/livestock', '/a/metrics', '/search'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test('no hidden file, and nothing outside the build, is served', async () => {
    for (const path of [
      '/../private.txt',
      '/%2e%2e/private.txt',
      '/..%2fprivate.txt',
      '/assets/..%2f..%2fprivate.txt',
      '/.hidden',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const response = await get(path);
      expect([path, await response.text()]).toEqual([path, expect.not.stringContaining('secret')]);
    }
  });

  test('a new build is served immediately', async () => {
    const path = join(appsDir, 'hilton/dist/index.html');
    await writeFile(path, '<!doctype html><title>Newer</title>');
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect(await (await get('/', { Host: 'hilton.localhost' })).text()).toContain('Newer');
  });

  test('every response has the security headers, whatever its route and status', async () => {
    for (const [path, headers] of [
      ['/', {}],
      ['/assets/app-B3xY_9kQ.js', {}],
      ['/missing.js', {}],
      ['/api/x', {}],
      ['/images/x', {}],
      ['/healthz', {}],
      ['/', { Host: 'unknown.localhost' }],
    ] as const) {
      const response = await get(path, headers);
      const carried = Object.fromEntries(response.headers);
      expect([path, carried]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
          'content-security-policy': expect.stringContaining("default-src 'none'") as string,
          'cache-control': expect.any(String) as string,
        }),
      ]);
      expect(carried).not.toHaveProperty('strict-transport-security');
    }
    expect((await get('/', {}, 'production')).headers.get('Strict-Transport-Security')).toContain(
      'max-age=63072000',
    );
  });

  test('API-01.d an allowed site on another origin can read data, content and captcha, and show pictures; other sites cannot', async () => {
    const paths = ['/api/feature-flags', '/api/cms/pages/home/', '/captcha/challenge'];
    const from = async (path: string, Origin: string, mode: 'development' | 'production') => {
      const { headers } = await get(path, { Origin }, mode);
      return headers.get('Access-Control-Allow-Origin');
    };
    for (const path of paths) {
      expect([path, await from(path, 'https://dining.example', 'production')]).toEqual([
        path,
        'https://dining.example',
      ]);
      expect([path, await from(path, 'https://evil.example', 'production')]).toEqual([path, null]);
      expect([path, await from(path, 'https://dining.example', 'development')]).toEqual([path, null]);
      expect((await get(path, {}, 'production')).headers.get('Vary')).toContain('Origin');
    }
    const policyOf = async (path: string, mode: 'development' | 'production') =>
      (await get(path, {}, mode)).headers.get('Cross-Origin-Resource-Policy');
    for (const path of ['/images/thai-1', '/captcha/api.js'])
      expect([await policyOf(path, 'production'), await policyOf(path, 'development')]).toEqual([
        'cross-origin',
        'same-origin',
      ]);
    expect(await policyOf('/', 'production')).toBe('same-origin');
    expect(await from('/', 'https://dining.example', 'production')).toBeNull();
    expect(await from('/images/thai-1', 'https://dining.example', 'production')).toBeNull();
  });

  test('the policy of a page allows its own files, its inline blocks by hash and Emotion’s empty style only', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(policy).not.toMatch(
      /unsafe|\*|https?:\/\/(?!care\.american\.example|(?:secure|forms)\.localhost)/,
    );
    expect(directives.get('style-src')).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(directives.get('worker-src')).toEqual(["'self'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-src')).toEqual([
      'http://secure.localhost:4002',
      'http://forms.localhost:4003',
    ]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['default', 'captcha', 'worker']);
    expect(directives.get('frame-ancestors')).toEqual(['https://care.american.example']);
    const byPort = (await get('/', { Host: 'localhost:4000' })).headers.get('Content-Security-Policy');
    expect(byPort).toContain('frame-src http://localhost:4002 http://localhost:4003;');
    const elsewhere = await get('/', { Host: 'hilton.localhost' });
    expect(elsewhere.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(elsewhere.headers.get('X-Frame-Options')).toBe('DENY');
  });

  test('OPS-08.b reports its health, and by name what is wrong', async () => {
    const logged = async () => {
      const response = await get('/healthz');
      return [response.status, await response.json()];
    };
    expect(await logged()).toEqual([200, { status: 'ok' }]);
    health = { status: 'degraded', faults: { writes: 'hang' } };
    expect(await logged()).toEqual([200, { status: 'degraded', faults: ['writes'] }]);
    health = { status: 'failing', faults: { database: 'does not respond' } };
    expect(await logged()).toEqual([503, { status: 'failing', faults: ['database'] }]);
    health = { status: 'ok', faults: {} };
  });
});
