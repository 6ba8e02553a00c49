import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { describeSite } from '@tableside/deploy';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { framedPagePolicy, type PageFiles } from '@tableside/platform/framed-page';
import type { SiteRules } from '@tableside/platform/hosting';
import { readPageFiles } from '@tableside/platform/secure-frame';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { integrityOf } from '../proof/scripts.ts';
import { requestServer, verifySite, type SiteResponse } from './verify.ts';

const ADDRESS = 'https://dining.example/';
const FRAME = 'https://cards.example/';
const folder = mkdtempSync(join(tmpdir(), 'tableside-verify-'));
const environment = { appsDir: folder, secureFrameUrl: FRAME, surveyHostUrl: undefined };
const { partner = expect.fail() } = loadPartnerFile(
  readFileSync(resolve(import.meta.dirname, '../../../../partners/hilton.json'), 'utf8'),
);
const page = (text: string) => `<!doctype html><title>${text}</title><script>start()</script>`;
const built: Readonly<Record<string, string>> = {
  '/index.html': page('Home'),
  '/earn/index.html': page('Earn'),
  '/merchants/_/index.html': page('Restaurant'),
  '/404.html': page('Missing'),
  '/worker.js': 'worker',
  '/assets/app-a1b2c3d4.js': 'app',
  '/sitemap.xml': '<build/>',
};
const frame: PageFiles = {
  scriptPath: '/field-a1b2c3d4e5.js',
  stylePath: '/field-a1b2c3d4e5.css',
  scriptIntegrity: integrityOf('field'),
  styleIntegrity: integrityOf('style'),
  files: new Map(),
};

const responseOf = (body: string, headers: Readonly<Record<string, string>>, status = 200): SiteResponse => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  body: Buffer.from(body),
});

async function responsesOf(
  address: string,
  frameAddress: string,
  { scriptPath, scriptIntegrity, script }: { scriptPath: string; scriptIntegrity: string; script: string },
): Promise<Map<string, SiteResponse>> {
  const responses = new Map<string, SiteResponse>();
  const { rules } = JSON.parse(
    await describeSite(partner, { ...environment, secureFrameUrl: frameAddress }, 'json'),
  ) as { readonly rules: SiteRules };
  const addresses: Readonly<Record<string, string>> = {
    '/index.html': '',
    '/earn/index.html': 'earn',
    '/merchants/_/index.html': 'merchants/1',
    '/404.html': 'no-such-page',
  };
  for (const { file, status, headers } of rules.pages)
    responses.set(
      address + addresses[file],
      responseOf(built[file] ?? '', { ...rules.headers, ...headers, Date: 'now' }, status),
    );
  for (const path of ['/worker.js', '/assets/app-a1b2c3d4.js']) {
    const own = rules.files.find((one) => new RegExp(one.path).test(path))?.headers;
    responses.set(new URL(path, address).href, responseOf(built[path] ?? '', { ...rules.headers, ...own }));
  }
  const policy = framedPagePolicy(new URL(partner.siteUrl).origin);
  const page = `<script type="module" src="${scriptPath}" integrity="${scriptIntegrity}"></script>`;
  responses.set(frameAddress, responseOf(page, { 'Content-Security-Policy': policy }));
  responses.set(new URL(scriptPath, frameAddress).href, responseOf(script, {}));
  return responses;
}

let served = new Map<string, SiteResponse>();
beforeAll(async () => {
  for (const [path, text] of Object.entries(built)) {
    const file = join(folder, 'hilton/dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = Object.fromEntries(Object.entries(built).map(([path, text]) => [path, integrityOf(text)]));
  writeFileSync(join(folder, 'hilton/build-manifest.json'), JSON.stringify({ files }));
  served = await responsesOf(ADDRESS, FRAME, { ...frame, script: 'field' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const requests = new Map<string, Readonly<Record<string, string>>>();
const verify = (
  changes: Readonly<Record<string, (usual: SiteResponse) => SiteResponse>> = {},
  settings = partner,
) =>
  verifySite({
    partner: settings,
    environment,
    address: ADDRESS,
    readFrame: async () => frame,
    request: async (url, headers) => {
      requests.set(url, headers);
      const usual = served.get(url) ?? responseOf('', {}, 404);
      return changes[url]?.(usual) ?? usual;
    },
  });
const withBody = (change: (body: string) => string) => (usual: SiteResponse) => ({
  ...usual,
  body: Buffer.from(change(Buffer.from(usual.body).toString())),
});
const withStatus = (status: number) => (usual: SiteResponse) => ({ ...usual, status });
const without = (name: string) => (usual: SiteResponse) => ({
  ...usual,
  headers: Object.fromEntries(Object.entries(usual.headers).filter(([one]) => one !== name)),
});

test('SEC-04.a what is served as it was built has no difference', async () => {
  expect(await verify()).toEqual([]);
  // Pages are compared as they were built, without data. A frame belongs to a page of the site.
  expect(requests.get(`${ADDRESS}earn`)).toEqual({ Cookie: '__Host-tableside-signed-in=1' });
  expect(requests.get(FRAME)).toEqual({
    Referer: `${new URL(partner.siteUrl).origin}/`,
    'Sec-Fetch-Dest': 'iframe',
  });
  expect([...requests.keys()]).not.toContain(`${ADDRESS}sitemap.xml`);
});

test('SEC-04.a a request that fails is a difference beside the others, and a server that is away is named', async () => {
  const fail = () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code: 'ECONNRESET' }) });
  };
  expect(
    await verify({ [`${ADDRESS}earn`]: fail, [`${ADDRESS}worker.js`]: withBody(() => 'older') }),
  ).toEqual([`${ADDRESS}earn: no response (ECONNRESET).`, '/worker.js: the file is not that of the build.']);
  await expect(verify({ [ADDRESS]: fail })).rejects.toThrow(`${ADDRESS}: no response (ECONNRESET).`);
});

test('SEC-04.a the command exits with 0 without a difference, and with 1 and the list', async () => {
  const responses = new Map<string, SiteResponse>();
  const server = createServer(({ url = '', headers: { host } }, response) => {
    const { status, headers, body } = responses.get(`http://${host}${url}`) ?? responseOf('', {}, 404);
    response.writeHead(status, headers).end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [address, frameAddress] = [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`];
  const { scriptPath, scriptIntegrity, files } = await readPageFiles();
  const script = files.get(scriptPath)?.body ?? expect.fail();
  const all = await responsesOf(address, frameAddress, {
    scriptPath,
    scriptIntegrity,
    script: String(script),
  });
  for (const [url, one] of all) responses.set(url, one);
  const run = () =>
    promisify(execFile)(
      process.execPath,
      [
        '--conditions=@tableside/source',
        resolve(import.meta.dirname, '../cli.ts'),
        'verify',
        'hilton',
        address,
      ],
      { env: { ...process.env, APPS_DIR: folder, SECURE_FRAME_URL: frameAddress, SURVEY_HOST_URL: '' } },
    );
  expect((await run()).stdout).toBe(`${address} serves the build of hilton.\n`);
  const injected = '<script src="https://evil.example/skim.js"></script>';
  responses.set(
    `${address}earn`,
    withBody((body) => body + injected)(all.get(`${address}earn`) ?? expect.fail()),
  );
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: `/earn: a script that the build does not have: ${injected}\n`,
    stdout: `Differences of ${address} from the build of hilton: 1.\n`,
  });
}, 180_000);

test('SEC-04.b a script that was injected into a page is found, as is one that was taken out', async () => {
  const injected = '<script src="https://evil.example/skim.js"></script>';
  expect(await verify({ [`${ADDRESS}earn`]: withBody((body) => body + injected) })).toEqual([
    `/earn: a script that the build does not have: ${injected}`,
  ]);
  const changed = withBody((body) => body.replace('start()', 'start();skim()'));
  expect(await verify({ [`${ADDRESS}merchants/1`]: changed })).toEqual([
    '/merchants/1: a script that the build does not have: <script>start();skim()</script>',
    '/merchants/1: a script of the build is missing: <script>start()</script>',
  ]);
  expect(await verify({ [ADDRESS]: withBody((body) => `${body}<img onerror="skim()">`) })).toEqual([
    '/: the page is not that of the build.',
  ]);
  const long = `<SCRIPT>${'s'.repeat(200)}`;
  expect(await verify({ [ADDRESS]: withBody((body) => body + long) })).toEqual([
    `/: a script that the build does not have: ${long.slice(0, 120)}…`,
  ]);
});

test('SEC-04.b a page with another status is found, and one whose file was changed after the build', async () => {
  expect(await verify({ [`${ADDRESS}earn`]: withStatus(500) })).toEqual([
    '/earn: the status is 500, not 200.',
  ]);
  expect(await verify({ [`${ADDRESS}no-such-page`]: withStatus(200) })).toEqual([
    '/no-such-page: the status is 200, not 404.',
  ]);
  const file = join(folder, 'hilton/dist/earn/index.html');
  const changed = `${built['/earn/index.html']}<p>Another offer</p>`;
  writeFileSync(file, changed);
  onTestFinished(() => writeFileSync(file, built['/earn/index.html'] ?? ''));
  expect(await verify({ [`${ADDRESS}earn`]: withBody(() => changed) })).toEqual([
    '/earn/index.html was changed since it was built.',
  ]);
});

test('SEC-04.c a header that is missing or another is found, of pages and of files', async () => {
  expect(await verify({ [ADDRESS]: without('content-security-policy') })).toEqual([
    '/: the header Content-Security-Policy is missing.',
  ]);
  expect(await verify({ [`${ADDRESS}worker.js`]: without('x-content-type-options') })).toEqual([
    '/worker.js: the header X-Content-Type-Options is missing.',
  ]);
  // Only files have this header.
  expect(await verify({ [`${ADDRESS}assets/app-a1b2c3d4.js`]: without('cache-control') })).toEqual([
    '/assets/app-a1b2c3d4.js: the header Cache-Control is missing.',
  ]);
  const weak = (usual: SiteResponse) => ({
    ...usual,
    headers: { ...usual.headers, 'x-frame-options': 'SAMEORIGIN' },
  });
  const [difference = ''] = await verify({ [`${ADDRESS}no-such-page`]: weak });
  expect(difference).toMatch(
    /^\/no-such-page: the header X-Frame-Options has "SAMEORIGIN" where the build has "DENY"\.$/,
  );
});

test('SEC-04.d a script that is missing, changed or of an older build is found', async () => {
  const file = `${ADDRESS}assets/app-a1b2c3d4.js`;
  expect(await verify({ [file]: withBody(() => 'app of before') })).toEqual([
    '/assets/app-a1b2c3d4.js: the file is not that of the build.',
  ]);
  expect(await verify({ [file]: () => responseOf('', {}, 404) })).toEqual([
    '/assets/app-a1b2c3d4.js: the status is 404, not 200.',
  ]);
  expect(await verify({ [`${ADDRESS}worker.js`]: withBody(() => 'older') })).toEqual([
    '/worker.js: the file is not that of the build.',
  ]);
});

test('SEC-04.e another script in the secure frame is found, and a policy that it lost', async () => {
  const script = new URL(frame.scriptPath, FRAME).href;
  expect(await verify({ [script]: withBody(() => 'skim') })).toEqual([
    `${FRAME}: ${frame.scriptPath} is not the script of this version.`,
  ]);
  expect(await verify({ [FRAME]: withBody((body) => `${body}<script>skim()</script>`) })).toEqual([
    `${FRAME}: a script that this version does not have: <script>skim()</script>`,
  ]);
  expect(await verify({ [FRAME]: withBody(() => '') })).toEqual([
    `${FRAME}: the script of this version is missing.`,
  ]);
  expect(await verify({ [FRAME]: without('content-security-policy') })).toEqual([
    `${FRAME}: the header Content-Security-Policy is missing.`,
  ]);
  expect(await verify({ [script]: withStatus(404) })).toEqual([
    `${FRAME}: ${frame.scriptPath} is not the script of this version.`,
  ]);
  expect(await verify({ [FRAME]: withStatus(503) })).toEqual([`${FRAME}: the status is 503, not 200.`]);
});

test('SEC-04.e the frame of another provider is not asked for, nor is any frame where there are no members', async () => {
  const url = 'https://provider.example/frame';
  const { secureFrame } = partner;
  requests.clear();
  await verify({}, { ...partner, secureFrame: { ...secureFrame, url } });
  await verify({}, { ...partner, enrollmentType: 'none' });
  expect([...requests.keys()].filter((one) => !one.startsWith(ADDRESS))).toEqual([]);
});

test('SEC-04.a a redirect is an answer of its own, which is not followed', async () => {
  const server = createServer((_, response) => response.writeHead(302, { Location: '/other' }).end('moved'));
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { status, headers, body } = await requestServer(`http://127.0.0.1:${port}/`, {});
  expect([status, headers['location'], Buffer.from(body).toString()]).toEqual([302, '/other', 'moved']);
});
