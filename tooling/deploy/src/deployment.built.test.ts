import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SiteRules } from '@tableside/platform/hosting';
import { freePort } from '@tableside/platform/testing/free-port';
import { buildJoinForm } from '@tableside/platform/testing/join-form';
import { startPostgres } from '@tableside/platform/testing/postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import {
  startCaddy,
  startNginx,
  type FrontServer,
  type FrontServerOptions,
} from './testing/front-servers.ts';
import { startHaproxy } from './testing/haproxy.ts';
import { repository, runCommand, startProcess, type PlatformProcess } from './testing/platform-process.ts';
import { LOAD_AGENT, startLoad, type LoadResult } from './testing/steady-load.ts';
import { openTlsBrowser, type TlsBrowser } from './testing/tls-browser.ts';

const HOST = 'dining.hilton.example';
const FRAME_HOST = 'cards.example';

let folder: string;
let settings: Record<string, string>;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const processes: PlatformProcess[] = [];
let ports: number[];
let nginx: FrontServer;
let rules: SiteRules;

const open = (address = '127.0.0.1', host = HOST) => openTlsBrowser({ ...nginx, host, address });
const inTool = (name: string) => join(import.meta.dirname, '..', name);
const describeSite = (format: string) =>
  runCommand('partner', ['headers', 'hilton', format], {
    ...settings,
    SECURE_FRAME_URL: `https://${FRAME_HOST}/`,
  });

async function commandOfUnit(name: 'ExecStart' | 'ExecStartPost', metricsPort: number): Promise<string[]> {
  const command = new RegExp(`^${name}=(.*)$`, 'm').exec(
    await readFile(inTool('tableside@.service'), 'utf8'),
  )?.[1];
  return (command ?? '')
    .replaceAll('/srv/tableside', repository)
    .replace('.env.local', inTool('production.env'))
    .replace(':40%i4/', `:${metricsPort}/`)
    .split(' ');
}

async function startUnit(index: number): Promise<PlatformProcess> {
  const [port = 0, framePort = 0, metricsPort = 0] = [0, 2, 4].map((first) => ports[first + index]);
  const [start, wait] = [
    await commandOfUnit('ExecStart', metricsPort),
    await commandOfUnit('ExecStartPost', metricsPort),
  ];
  const own = {
    PORT: String(port),
    SECURE_FRAME_PORT: String(framePort),
    METRICS_PORT: String(metricsPort),
  };
  return startProcess(start, wait, { ...settings, ...own });
}

async function startFront(
  start: (options: FrontServerOptions) => Promise<FrontServer>,
  name: 'nginx' | 'caddy',
): Promise<FrontServer> {
  const [port, plainPort, site] = await Promise.all([freePort(), freePort(), describeSite(`--${name}`)]);
  const [first = 0, second = 0, firstFrame = 0, secondFrame = 0] = ports;
  const platformPorts = { 4000: first, 4010: second, 4002: firstFrame, 4012: secondFrame };
  const hosts = [HOST, FRAME_HOST];
  return start({ folder: join(folder, name), hosts, port, plainPort, platformPorts, site });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-deployment-'));
  postgres = await startPostgres();
  ports = await Promise.all(Array.from({ length: 6 }, freePort));
  settings = {
    DATABASE_URL: postgres.databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    APPS_DIR: join(folder, 'www'),
    IMAGES_DIR: join(folder, 'images'),
    IMAGE_CACHE_DIR: join(folder, 'image-cache'),
    SMTP_URL: '',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '5',
  };
  await mkdir(settings['IMAGES_DIR'] ?? '');
  await copyFile(
    join(repository, 'docs/screenshots/hilton-home.png'),
    join(settings['IMAGES_DIR'] ?? '', 'corner-bistro.png'),
  );
  await runCommand('demo', ['seed', '--merchants', '60'], settings);
  for (const index of [0, 1]) processes.push(await startUnit(index));
  const describe = async () => {
    await runCommand('partner', ['assets', 'keep', 'hilton'], settings);
    ({ rules } = JSON.parse(await describeSite('--json')) as { rules: SiteRules });
    nginx = await startFront(startNginx, 'nginx');
  };
  await Promise.all([describe(), ...processes.map(({ ready }) => ready)]);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(processes.map((one) => one.stop()));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const decided = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) =>
        /^(cache-control|content-(security|type)|cross-origin|origin-agent|permissions|referrer|strict|x-content|x-frame|location)/.test(
          name,
        ),
      )
      .map(([name, value]) => [name, value.toLowerCase()]),
  );

/**
 * Makes the browser look signed in, so that it gets pages as they were built. Otherwise the response would
 * depend on whether this machine has finished rendering the page.
 */
const SIGNED_IN = { Cookie: '__Host-tableside-signed-in=1' };

const fetchFromGateway = (path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ status: number; headers: Headers }>((done, fail) => {
    request({ host: '127.0.0.1', port: ports[0], path, headers: { Host: HOST, ...headers } }, (response) => {
      const received = new Headers();
      for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value));
      response.resume().on('end', () => done({ status: response.statusCode ?? 0, headers: received }));
    })
      .once('error', fail)
      .end();
  });

async function fetchResponses(get: typeof fetchFromGateway) {
  const assets = await readdir(join(folder, 'www/hilton/dist/assets'));
  const endings = [...new Set(assets.map((name) => name.slice(name.lastIndexOf('.'))))];
  expect(endings).toEqual(expect.arrayContaining(['.js', '.svg', '.woff2', '.png', '.webmanifest']));
  const oneOfEach = endings.map((ending) => `/assets/${assets.find((name) => name.endsWith(ending))}`);
  const asPart = { 'Sec-Fetch-Dest': 'script' };
  const requests: [string, Record<string, string>?][] = [
    ['/'],
    ['/index.html'],
    ['/search?location=Boston'],
    ['/Search?X=y'],
    ['/Merchants/a%20b%0d%0aX-Injected:1'],
    ['/MERCHANTS/12/order'],
    ['/robots.txt'],
    ['/sitemap.xml'],
    ['/sitemap-pages.xml'],
    ['/sitemap-restaurants-1.xml'],
    ['/sitemap-restaurants-9.xml'],
    ['/search/'],
    ['/search/?location=Boston&x=a%0d%0ab'],
    ['/merchants/a%20b%0d%0aX-Injected:1/'],
    ['/earn/vip-upgrade'],
    ['/merchants/12'],
    ['/merchants/12/photo.png'],
    ['/account/overview'],
    ['/404.html'],
    ['/worker.js'],
    ['/offline'],
    ['/no/such/page'],
    ['/no/such/page', asPart],
    ['/module', asPart],
    ...oneOfEach.map((path): [string] => [path]),
    ['/assets/index-0000000.js'],
    ['/assets/'],
    ['/missing.png'],
    ['/readyz'],
    ['/metrics'],
    ['/favicon.ico'],
    ['/.git/config'],
    ['/.well-known/anything'],
    ['/metrics'],
    ['/Readyz/x'],
    ['/api/feature-flags'],
    ['/api/nothing'],
    ['/api/cms/pages/home/?page_size=100'],
    ['/captcha/challenge'],
    ['/images/corner-bistro?w=200&ar=1.4'],
    ['/images/thai-1?w=200&ar=1.4'],
  ];
  return Promise.all(
    requests.map(async ([path, sent = {}]) => {
      const { status, headers } = await get(path, { ...SIGNED_IN, ...sent });
      // nginx sends an HTML body with a redirect.
      if (status === 301) headers.delete('Content-Type');
      return [path, status, decided(headers)] as const;
    }),
  );
}

test('ROU-35.a FND-04.c FND-08.b nginx answers every kind of path with the gateway’s status and headers', async () => {
  const browser = open();
  const responses = await fetchResponses((path, sent) => browser.get(path, sent));
  expect(responses).toEqual(await fetchResponses(fetchFromGateway));
  const [, status, headers] = responses.find(([path]) => path.startsWith('/search/?')) ?? expect.fail();
  expect([status, headers['location']]).toEqual([301, '/search?location=boston&x=a%0d%0ab']);
});

// Debian's default installation has no Caddy, so this test runs only if CADDY names its path.
test.each([process.env['CADDY']].filter((program) => program !== undefined))(
  'Caddy (%s) does so too',
  async (program) => {
    const caddy = await startFront((options) => startCaddy(program, options), 'caddy');
    try {
      const browser = openTlsBrowser({ ...caddy, host: HOST });
      const responses = await fetchResponses((path, sent) => browser.get(path, sent));
      expect(responses).toEqual(await fetchResponses(fetchFromGateway));
    } finally {
      await caddy.stop();
    }
  },
);

test('responses match the description for other hosts', async () => {
  const browser = open();
  const page = await browser.get('/');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<div id="root" data-page="/">');
  const home = rules.pages.find(({ file }) => file === '/index.html');
  for (const [name, value] of Object.entries({ ...rules.headers, ...home?.headers }))
    expect([name, page.headers.get(name)]).toEqual([name, value]);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`frame-src https://${FRAME_HOST} https://form.typeform.com`);

  const script = /["`'](\/assets\/index-[^"`']+\.js)["`']/.exec(page.body)?.[1] ?? '';
  const asset = await browser.get(script, { 'Accept-Encoding': 'gzip' });
  expect([asset.status, asset.headers.get('Cache-Control'), asset.headers.get('Content-Encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
  const missing = await browser.get('/assets/index-0000000.js');
  expect([missing.status, missing.body]).toEqual([404, rules.missing.text]);
  for (const [name, value] of Object.entries({ ...rules.headers, ...rules.missing.headers }))
    expect([name, missing.headers.get(name)]).toEqual([name, value]);
});

test('a restaurant and the first list of a search are in the HTML', async () => {
  const browser = open();
  const search = await browser.get('/api/v2/Merchants/Search?location=Chicago');
  const { id, name } = (JSON.parse(search.body) as { merchants: { id: number; name: string }[] })
    .merchants[0]!;
  for (const path of [`/merchants/${id}`, '/search?location=Chicago']) {
    await expect.poll(async () => (await browser.get(path)).body, { timeout: 20_000 }).toContain(name);
  }
});

test('plain http redirects to https', async () => {
  const { status, headers } = await new Promise<{ status?: number; headers: Record<string, unknown> }>(
    (done, fail) => {
      request(
        { host: '127.0.0.1', port: nginx.plainPort, path: '/search?q=1', headers: { Host: HOST } },
        (response) => {
          response
            .resume()
            .on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers }));
        },
      )
        .once('error', fail)
        .end();
    },
  );
  expect([status, headers['location']]).toEqual([301, `https://${HOST}/search?q=1`]);
});

test('joining, signing out, signing in, the account and search work on two processes', async () => {
  const browser = open();
  const search = await browser.get('/api/v2/Merchants/Search?restaurantOrCuisine=pizza');
  expect(search.status).toBe(200);
  expect(JSON.parse(search.body)).toMatchObject({ merchants: expect.any(Array) as unknown[] });

  const credentials = { userName: 'robin@dining.test', password: 'table4robin' };
  const { userName: email, password } = credentials;
  const joined = await browser.post(
    '/api/Members/Prospects',
    buildJoinForm({ email, password, passwordConfirm: password }),
  );
  expect([joined.status, joined.body]).toEqual([201, expect.any(String)]);
  const signOut = () => browser.get('/api/SignOut', { 'Sec-Fetch-Dest': 'empty' });
  expect((await signOut()).status).toBe(200);
  expect((await browser.get('/api/Member')).status).toBe(401);

  const signedIn = await browser.post('/api/SignIn', { ...credentials, rememberMe: false });
  expect([signedIn.status, signedIn.body]).toEqual([200, expect.any(String)]);
  const session = signedIn.headers.getSetCookie().find((cookie) => cookie.includes('-session='));
  expect(session).toMatch(
    /^__Host-tableside-session=[^;]+; (?=.*\bPath=\/(;|$))(?=.*\bSecure\b)(?=.*\bHttpOnly\b)/,
  );

  // Sends more requests than there are processes, so that every process must recognize the session.
  for (let call = 0; call < 4; call += 1) {
    const member = await browser.get('/api/Member');
    expect([member.status, member.body]).toEqual([200, expect.stringContaining('Robin')]);
  }
  await vi.waitFor(
    () => expect(processes.map((one) => one.log().includes('/api/Member'))).toEqual([true, true]),
    5000,
  );
  expect((await signOut()).status).toBe(200);
  expect((await browser.get('/api/Member')).status).toBe(401);
});

test('rate limits use each visitor’s own address, which cannot be forged', async () => {
  const validate = (browser: TlsBrowser, count: number, headers: Record<string, string> = {}) =>
    browser.get(`/api/Members/Validate/Email?email=visitor${count}@dining.test`, headers);
  const [guesser, neighbor] = [open('127.0.0.2'), open('127.0.0.3')];
  const statuses: number[] = [];
  // Sends twice the limit of ten and one more, so that even if a new window begins meanwhile, one of the two
  // exceeds the limit.
  for (let count = 0; count < 21; count += 1)
    statuses.push((await validate(guesser, count, { 'X-Forwarded-For': `203.0.113.${count}` })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
  expect((await validate(neighbor, 30)).status).toBe(200);
});

test('the secure frame is served to its site, with its own headers', async () => {
  const browser = open('127.0.0.1', FRAME_HOST);
  const page = await browser.get('/', { Referer: `https://${HOST}/`, 'Sec-Fetch-Dest': 'iframe' });
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain(`frame-ancestors https://${HOST}`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect((await browser.get('/', { Referer: 'https://evil.example/' })).status).toBe(403);
  expect(JSON.parse((await open().get('/api/SecureFrame')).body)).toEqual({ url: `https://${FRAME_HOST}/` });
});

test('OPS-06 OPS-07.b both processes are restarted one after the other, and no request fails nor is an acknowledged view lost', async () => {
  const haproxy = await startHaproxy({
    folder: join(folder, 'haproxy'),
    port: await freePort(),
    statsPort: await freePort(),
    servers: [0, 1].map((index) => ({ port: ports[index] ?? 0, healthPort: ports[4 + index] ?? 0 })),
  });
  onTestFinished(() => haproxy.stop());
  await haproxy.untilUp(2);
  const loads = [
    startLoad({ ...nginx, host: HOST, least: 3000 }),
    // HAProxy does not retry, so each process has to respond to every request that reaches it.
    startLoad({ port: haproxy.port, host: HOST, least: 3000 }),
  ];
  for (const index of [0, 1]) {
    await processes[index]?.stop();
    const restarted = await startUnit(index);
    processes[index] = restarted;
    await restarted.ready;
    await haproxy.untilUp(2);
  }
  const results = await Promise.all(loads.map((end) => end()));
  const total = ({ outcomes }: LoadResult) => Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  expect(results.map(({ outcomes }) => outcomes)).toEqual(results.map((one) => ({ 200: total(one) })));
  const stored = spawnSync(
    postgres.program('psql'),
    [
      '-At',
      '-c',
      `select count(*) from impressions where user_agent = '${LOAD_AGENT}'`,
      postgres.databaseUrl,
    ],
    { encoding: 'utf8' },
  );
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
  expect([acknowledged > 1000, Number(stored.stdout)]).toEqual([true, acknowledged]);
}, 180_000);

test('a stopped process goes unnoticed; with none left, the site says that a service is down', async () => {
  const browser = open();
  await processes[0]?.stop();
  for (let call = 0; call < 4; call += 1) expect((await browser.get('/api/feature-flags')).status).toBe(200);
  await processes[1]?.stop();
  const response = await browser.get('/api/feature-flags');
  expect([response.status, JSON.parse(response.body)]).toEqual([
    502,
    { code: 'unavailable', message: 'A service is unavailable.' },
  ]);
  for (const [name, value] of Object.entries({ ...rules.headers, ...rules.missing.headers }))
    expect([name, response.headers.get(name)]).toEqual([name, value]);
  expect((await browser.get('/')).status).toBe(200);
  const built = await browser.get('/merchants/12');
  expect(built.status).toBe(200);
  expect(built.body).toContain('data-call="/api/');
  const page = rules.pages.find(({ file }) => file === '/merchants/_/index.html');
  for (const [name, value] of Object.entries({ ...rules.headers, ...page?.headers }))
    expect([name, built.headers.get(name)]).toEqual([name, value]);
});

test('nginx’s log contains no query and no public id', async () => {
  await open().get('/api/Member/0123456789abcdef0123456789abcdef?utm_source=someone');
  const log = await nginx.accessLog();
  expect(log).toContain('GET /api/Member/- ');
  expect(log).toContain('/api/v2/Merchants/Search');
  expect(log).not.toMatch(/someone|0123456789abcdef0123456789abcdef|pizza|dining\.test/);
});
