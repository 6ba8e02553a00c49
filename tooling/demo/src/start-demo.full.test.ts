import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { merchantsContract } from '@tableside/api-client/contract';
import { request } from '@tableside/platform/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demoBanner } from './banner.ts';
import { startDemo, type DemoOptions, type DemoPlatform } from './start-demo.ts';

const run = promisify(execFile);

const sendRaw = (port: number, bytes: string) =>
  new Promise<string[]>((done, fail) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', fail).on('close', () => {
      const [status = '', ...headers] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
      done([status, ...headers.map((line) => line.toLowerCase())]);
    });
  });

describe('the complete platform', () => {
  let folder: string;
  let options: DemoOptions;
  let platform: DemoPlatform;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-platform-'));
    options = {
      port: 0,
      dataDir: join(folder, 'database'),
      imageCacheDir: join(folder, 'images'),
      appsDir: join(folder, 'apps'),
      merchants: 600,
      logLevel: 'silent',
      databaseUrl: undefined,
      defaultPartner: 'hilton',
    };
    platform = await startDemo(options);
  });
  afterAll(async () => {
    await platform.stop();
    await rm(folder, { recursive: true });
  });

  test('API-11.b API-24.a MER-25 serves search, content and pictures for the partner of the host', async () => {
    const search = await request(platform, '/api/v2/Merchants/Search?location=Chicago,%20IL');
    const { merchants } = merchantsContract.merchantSearchResponse.parse(JSON.parse(search.body));
    expect(merchants.length).toBe(10);
    const content = await request(platform, '/api/cms/pages/home/?page_size=100');
    expect([content.status, JSON.parse(content.body)]).toEqual([
      200,
      expect.objectContaining({ data: expect.any(Array) as unknown[] }),
    ]);
    expect((await request(platform, '/api/cms/pages/nothing/?page_size=100')).status).toBe(404);
    const picture = await request(platform, `${merchants[0]?.images.imageBaseUrl}?w=200&ar=1.4`);
    expect([picture.status, picture.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(platform.urlOf('american')).toBe(`http://american.localhost:${platform.port}`);
    expect((await request(platform, '/', { host: 'localhost' })).body).toContain('Hilton');
  });

  test('API-30.b the example of a client signs in and reads the member', async () => {
    const example = fileURLToPath(import.meta.resolve('@tableside/platform/examples/read-member'));
    const read = async (password: string) => {
      const { stdout } = await run(process.execPath, [example, platform.url, 'member@example.com', password]);
      return JSON.parse(stdout) as { member?: object; cards?: object[]; problem?: object };
    };
    const { member, cards } = await read('table4two');
    expect(member).toMatchObject({ email: 'member@example.com', memberType: 'EnrolledCardMember' });
    expect(cards?.[0]).toMatchObject({ lastFour: expect.stringMatching(/^\d{4}$/) as string });
    expect(await read('wrong')).toMatchObject({ problem: { code: 'invalidCredentials' } });
  });

  test('CRD-02.a the secure frame has its own origin, and the site may embed it', async () => {
    const body = JSON.parse((await request(platform, '/api/SecureFrame')).body) as { url: string };
    expect(body.url).toBe(platform.secureFrameUrl);
    const { port, hostname } = new URL(body.url);
    expect(hostname).toBe('secure.localhost');
    expect(port).not.toBe(String(platform.port));
    const frame = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const page = await frame('/?visa=1', { Referer: `${platform.urlOf('american')}/join` });
    expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining(`frame-ancestors ${platform.urlOf('american')};`),
    ]);
    expect((await frame('/?visa=1')).status).toBe(403);
    expect(await (await frame('/keys')).json()).toMatchObject({ keys: [{ kty: 'RSA', use: 'enc' }] });
    expect((await frame('/vault/tokens')).status).toBe(404);
  });

  test('CRD-02.a every partner’s site also has a port of localhost, with its services on other origins', async () => {
    const ports = new Set<string>();
    for (const { id, typeformCode } of platform.partners) {
      const site = platform.localUrlOf(id) ?? '';
      const { port, hostname } = new URL(site);
      expect(hostname).toBe('localhost');
      ports.add(port);
      const at = { port: Number(port) };
      const read = async (path: string) =>
        (JSON.parse((await request(at, path, { host: 'localhost' })).body) as { url: string }).url;
      expect((await request(at, '/', { host: 'localhost' })).body).toContain(`apps/${id} `);
      const frame = await read('/api/SecureFrame');
      expect(frame).toBe(platform.secureFrameUrl.replace('secure.localhost', 'localhost'));
      const standsIn = async (url: string) => {
        const { status, headers } = await fetch(url.replace('localhost', '127.0.0.1'), {
          headers: { Referer: `${site}/join` },
        });
        return [
          status,
          headers
            .get('Content-Security-Policy')
            ?.split('; ')
            .find((one) => one.startsWith('frame-ancestors')),
        ];
      };
      expect(await standsIn(frame)).toEqual([200, `frame-ancestors ${site}`]);
      const forms = await read('/api/SurveyHost');
      expect(forms).toBe(platform.surveyHostUrl.replace('forms.localhost', 'localhost'));
      if (typeformCode !== null)
        expect(await standsIn(`${forms}to/${typeformCode}`)).toEqual([200, `frame-ancestors ${site}`]);
    }
    expect(ports.size).toBe(platform.partners.length);
    const sites = platform.partners.map(({ id, programName }) => ({
      id,
      programName,
      url: platform.localUrlOf(id),
    }));
    expect(JSON.parse((await request(platform, '/dev/sites')).body)).toEqual(sites);
    const bannerLine = demoBanner(platform).find((line) => line.includes(platform.urlOf('hilton')));
    expect(bannerLine).toContain(platform.localUrlOf('hilton'));
  });

  test('HIS-21 forms have their own origin, and the partner’s site may embed them', async () => {
    const body = JSON.parse((await request(platform, '/api/SurveyHost')).body) as { url: string };
    expect(body.url).toBe(platform.surveyHostUrl);
    const { port, hostname } = new URL(body.url);
    expect(hostname).toBe('forms.localhost');
    const code = platform.partners.find(({ id }) => id === 'hilton')?.typeformCode ?? '';
    const form = (site: string) =>
      fetch(`http://127.0.0.1:${port}/to/${code}`, {
        headers: { Referer: `${platform.urlOf(site)}/account` },
      });
    const page = await form('hilton');
    expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining(`frame-ancestors ${platform.urlOf('hilton')};`),
    ]);
    expect((await form('american')).status).toBe(404);
  });

  test('malformed requests get the usual headers, on every listener', async () => {
    for (const url of [platform.url, platform.secureFrameUrl, platform.surveyHostUrl]) {
      const port = Number(new URL(url).port);
      const usual = await sendRaw(
        port,
        'GET /no/such.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      );
      const malformed = await sendRaw(port, 'garbage\r\n\r\n');
      expect([port, malformed[0]]).toEqual([port, 'HTTP/1.1 400 Bad Request']);
      const ofBody =
        /^(content-type|content-length|date|vary|x-request-id|transfer-encoding|connection|keep-alive):/i;
      expect(malformed).toEqual(expect.arrayContaining(usual.slice(1).filter((line) => !ofBody.test(line))));
    }
  });

  test('a second platform on the same data is rejected with an error message', async () => {
    await expect(startDemo(options)).rejects.toThrow(/The data folder .* is in use by process \d+/);
  });

  test('deliberate faults break requests of one partner, until they are removed', async () => {
    const flags = (host: string) => request(platform, '/api/feature-flags', { host });
    const broken = { path: '/api/feature-flags', status: 500, times: 2 };
    expect((await request(platform, '/dev/faults', { method: 'POST', body: broken })).status).toBe(200);
    expect((await flags('american.localhost')).status).toBe(500);
    expect((await flags('hilton.localhost')).status).toBe(200);
    expect((await flags('american.localhost')).status).toBe(500);
    expect((await flags('american.localhost')).status).toBe(200);

    await request(platform, '/dev/faults', {
      method: 'POST',
      body: { path: '/api/cms/*', status: 200, body: '<html>' },
    });
    expect((await request(platform, '/api/cms/pages/home/')).body).toBe('<html>');
    expect(JSON.parse((await request(platform, '/dev/faults')).body)).toHaveLength(1);
    await request(platform, '/dev/faults', { method: 'DELETE' });
    expect((await request(platform, '/api/cms/pages/home/')).body).toContain('"data"');
    expect((await request(platform, '/dev/faults', { method: 'POST', body: { path: 'x' } })).status).toBe(
      400,
    );
  });

  test('API-08 CFG-33.b switches are overridden for one partner, and restored', async () => {
    const flags = async () =>
      JSON.parse((await request(platform, '/api/feature-flags')).body) as {
        authFlags: object;
        partnerFeatureFlags: object;
      };
    await request(platform, '/dev/feature-flags', {
      method: 'PUT',
      body: { outage: true, hasDiscoverPage: false },
    });
    await request(platform, '/dev/feature-flags', { method: 'PUT', body: { hasDiscoverPage: true } });
    expect(await flags()).toMatchObject({
      authFlags: { outage: true, captcha: false },
      partnerFeatureFlags: { hasDiscoverPage: true },
    });
    await request(platform, '/dev/feature-flags', { method: 'PUT', body: { outage: null } });
    expect(await flags()).toMatchObject({
      authFlags: { outage: false },
      partnerFeatureFlags: { hasDiscoverPage: true },
    });
    await request(platform, '/dev/feature-flags', { method: 'DELETE' });
    expect(await flags()).toMatchObject({ authFlags: { outage: false }, partnerFeatureFlags: {} });
  });

  test('finishes the pending request when it stops, and keeps its data', async () => {
    await request(platform, '/dev/faults', { method: 'POST', body: { path: '/api/CSRF', delayMs: 400 } });
    const underWay = request(platform, '/api/CSRF');
    // This response proves that the earlier request has arrived.
    expect((await request(platform, '/healthz')).status).toBe(200);
    await platform.stop();
    expect((await underWay).status).toBe(200);
    await expect(request(platform, '/healthz')).rejects.toThrow(/ECONNREFUSED/);

    const sentences: string[] = [];
    platform = await startDemo({ ...options, onProgress: (sentence) => sentences.push(sentence) });
    expect(sentences).toContain('The database already has merchants.');
  });
});
