import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { merchantsContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startPlatform, type Platform, type PlatformOptions } from './start-platform.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** Asks over the network; Node resolves no `*.localhost`, so the partner goes into the Host header. */
const ask = (
  platform: Platform,
  path: string,
  options: { host?: string; method?: string; body?: unknown } = {},
) =>
  new Promise<Answer>((done, fail) => {
    const { host = 'american.localhost', method = 'GET', body } = options;
    const headers = { Host: `${host}:${platform.port}`, 'Content-Type': 'application/json' };
    const call = request({ host: '127.0.0.1', port: platform.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.once('error', fail);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });

describe('the whole platform', () => {
  let folder: string;
  let options: PlatformOptions;
  let platform: Platform;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tableside-platform-'));
    options = {
      port: 0,
      dataDir: join(folder, 'database'),
      imageCacheDir: join(folder, 'images'),
      appsDir: join(folder, 'apps'),
      merchants: 600,
      logLevel: 'silent',
      isProduction: false,
      databaseUrl: undefined,
      defaultPartner: 'hilton',
    };
    platform = await startPlatform(options);
  });
  afterAll(async () => {
    await platform.stop();
    await rm(folder, { recursive: true });
  });

  test('API-11 API-24 MER-25 answers search, content and pictures for the partner of the host', async () => {
    const search = await ask(platform, '/api/v2/Merchants/Search?location=Chicago,%20IL');
    const { merchants } = merchantsContract.merchantSearchAnswer.parse(JSON.parse(search.body));
    expect(merchants.length).toBe(10);
    const content = await ask(platform, '/api/cms/pages/home/?page_size=100');
    expect([content.status, JSON.parse(content.body)]).toEqual([
      200,
      expect.objectContaining({ data: expect.any(Array) as unknown[] }),
    ]);
    expect((await ask(platform, '/api/cms/pages/nothing/?page_size=100')).status).toBe(404);
    const picture = await ask(platform, `${merchants[0]?.images.imageBaseUrl}?w=200&ar=1.4`);
    expect([picture.status, picture.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(platform.urlOf('american')).toBe(`http://american.localhost:${platform.port}`);
    expect((await ask(platform, '/', { host: 'localhost' })).body).toContain('Hilton');
  });

  test('CRD-02 takes card numbers on an origin of its own, which the site may have in a frame', async () => {
    const answer = JSON.parse((await ask(platform, '/api/SecureFrame')).body) as { url: string };
    expect(answer.url).toBe(platform.secureFrameUrl);
    const { port, hostname } = new URL(answer.url);
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

  test('HIS-21 SUR-12 has forms on an origin of their own, which the partner’s site may have in a frame', async () => {
    const answer = JSON.parse((await ask(platform, '/api/SurveyHost')).body) as { url: string };
    expect(answer.url).toBe(platform.surveyHostUrl);
    const { port, hostname } = new URL(answer.url);
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

  test('a second platform on the same data is refused with a sentence', async () => {
    await expect(startPlatform(options)).rejects.toThrow(/The data folder .* is in use by process \d+/);
  });

  test('breaks calls on purpose for one partner, and mends them', async () => {
    const flags = (host: string) => ask(platform, '/api/feature-flags', { host });
    const broken = { path: '/api/feature-flags', status: 500, times: 2 };
    expect((await ask(platform, '/dev/faults', { method: 'POST', body: broken })).status).toBe(200);
    expect((await flags('american.localhost')).status).toBe(500);
    expect((await flags('hilton.localhost')).status).toBe(200);
    expect((await flags('american.localhost')).status).toBe(500);
    expect((await flags('american.localhost')).status).toBe(200);

    await ask(platform, '/dev/faults', {
      method: 'POST',
      body: { path: '/api/cms/*', status: 200, body: '<html>' },
    });
    expect((await ask(platform, '/api/cms/pages/home/')).body).toBe('<html>');
    expect(JSON.parse((await ask(platform, '/dev/faults')).body)).toHaveLength(1);
    await ask(platform, '/dev/faults', { method: 'DELETE' });
    expect((await ask(platform, '/api/cms/pages/home/')).body).toContain('"data"');
    expect((await ask(platform, '/dev/faults', { method: 'POST', body: { path: 'x' } })).status).toBe(400);
  });

  test('API-08 CFG-33 switches flags of one partner and gives them back', async () => {
    const flags = async () =>
      JSON.parse((await ask(platform, '/api/feature-flags')).body) as {
        authFlags: object;
        partnerFeatureFlags: object;
      };
    await ask(platform, '/dev/feature-flags', {
      method: 'PUT',
      body: { outage: true, hasDiscoverPage: false },
    });
    await ask(platform, '/dev/feature-flags', { method: 'PUT', body: { hasDiscoverPage: true } });
    expect(await flags()).toMatchObject({
      authFlags: { outage: true, captcha: false },
      partnerFeatureFlags: { hasDiscoverPage: true },
    });
    await ask(platform, '/dev/feature-flags', { method: 'PUT', body: { outage: null } });
    expect(await flags()).toMatchObject({
      authFlags: { outage: false },
      partnerFeatureFlags: { hasDiscoverPage: true },
    });
    await ask(platform, '/dev/feature-flags', { method: 'DELETE' });
    expect(await flags()).toMatchObject({ authFlags: { outage: false }, partnerFeatureFlags: {} });
  });

  test('finishes the request under way when it stops, keeps its data, and has no switches in production', async () => {
    await ask(platform, '/dev/faults', { method: 'POST', body: { path: '/api/CSRF', delayMs: 400 } });
    const underWay = ask(platform, '/api/CSRF');
    await new Promise((done) => setTimeout(done, 100));
    await platform.stop();
    expect((await underWay).status).toBe(200);
    await expect(ask(platform, '/healthz')).rejects.toThrow(/ECONNREFUSED/);

    const sentences: string[] = [];
    platform = await startPlatform({
      ...options,
      isProduction: true,
      secureFrameUrl: 'https://cards.example/field',
      onProgress: (sentence) => sentences.push(sentence),
    });
    expect(sentences).toContain('The database has its merchants already.');
    expect((await ask(platform, '/dev/faults')).body).not.toContain('[');
    expect(
      (await ask(platform, '/dev/faults', { method: 'POST', body: { path: '/api/CSRF', status: 500 } }))
        .status,
    ).toBe(404);
    expect(JSON.parse((await ask(platform, '/api/SecureFrame')).body)).toEqual({
      url: 'https://cards.example/field',
    });
    expect(JSON.parse((await ask(platform, '/api/SurveyHost')).body)).toEqual({
      url: 'https://form.typeform.com/',
    });
    const token = await ask(platform, '/api/CSRF');
    expect([token.status, token.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('max-age'),
    ]);
  });
});

test('says what is wrong with its settings', async () => {
  await expect(startPlatform({ defaultPartner: 'nobody' })).rejects.toThrow(
    'DEFAULT_PARTNER "nobody" is no partner.',
  );
  await expect(startPlatform({ partnersDir: tmpdir() })).rejects.toThrow('There is no partner in');
});
