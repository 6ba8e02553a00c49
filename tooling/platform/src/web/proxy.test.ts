import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PlatformEnv } from './platform-context.ts';
import { createLog } from './log.ts';
import { problemResponse } from './problem.ts';
import { requestContext } from './request-context.ts';
import { contentRoutes } from '../gateway/content-routes.ts';
import { createProxy } from './proxy.ts';

const log = createLog('silent');
const site = (service: Hono<PlatformEnv>) =>
  new Hono<PlatformEnv>()
    .use(
      requestContext({
        log,
        isProduction: true,
        trustsProxy: false,
        partnerIds: ['american'],
        partnerOfHost: () => 'american',
      }),
    )
    .route('/', service)
    .onError(problemResponse);

interface Recorded {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Record<string, unknown>;
}

describe('an external content or image service', () => {
  const recorded: Recorded[] = [];
  const responseHeaders = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=60',
    ETag: '"one"',
    'Set-Cookie': [
      '__Host-tableside-session=planted; Path=/; Secure; HttpOnly',
      '__Host-tableside-signed-in=1; Path=/; Secure',
    ],
    'Clear-Site-Data': '"cookies"',
    'Service-Worker-Allowed': '/',
    'Content-Security-Policy': "default-src * 'unsafe-inline'",
    'Access-Control-Allow-Origin': '*',
    'X-Powered-By': 'stub',
  };
  let cms: Server;
  let url: string;
  beforeAll(async () => {
    cms = createServer(({ method, url: path, headers }, response) => {
      recorded.push({ method, url: path, headers });
      if (path === '/moved') response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
      else response.writeHead(200, responseHeaders).end('{"data":[]}');
    });
    await new Promise<void>((done) => cms.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => cms.close(done)));
  const request = (path: string, init?: RequestInit) => {
    recorded.length = 0;
    return site(createProxy(url, { mountedAt: ['/api/cms'] })).request(
      `http://american.localhost/api/cms${path}`,
      init,
    );
  };

  test('API-24.a learns nothing about the visitor and the session, and cannot set cookies', async () => {
    const response = await request('/pages/home/?page_size=100', {
      headers: {
        Host: 'american.localhost',
        Cookie: '__Host-tableside-session=secret-session',
        Authorization: 'Bearer secret-bearer',
        'X-XSRF-TOKEN': 'secret-token',
        'Proxy-Authorization': 'Basic secret',
        'X-Forwarded-For': '203.0.113.9',
        'X-Anything-Else': 'secret-else',
        Referer: 'http://american.localhost/join?public_id=secret-id',
        Accept: 'application/json',
        'Accept-Language': 'en-US',
        'If-None-Match': '"none"',
      },
    });
    expect(await response.json()).toEqual({ data: [] });
    expect(recorded).toEqual([
      {
        method: 'GET',
        url: '/pages/home/?page_size=100',
        headers: expect.objectContaining({
          accept: 'application/json',
          'accept-language': 'en-US',
          'if-none-match': '"none"',
          'x-tableside-partner': 'american',
          'x-forwarded-host': 'american.localhost',
          'x-request-id': response.headers.get('X-Request-Id'),
        }) as object,
      },
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/secret|203\.0\.113\.9/);
    expect(Object.keys(recorded[0]?.headers ?? {})).not.toContain('x-forwarded-for');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json',
      etag: '"one"',
      'x-request-id': expect.any(String) as string,
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is only read from, and its redirects are not followed', async () => {
    expect((await request('/pages/home/', { method: 'POST', body: '{}' })).status).toBe(404);
    expect(recorded).toEqual([]);
    expect((await request('/moved')).status).toBe(502);
    expect(recorded.map(({ url: path }) => path)).toEqual(['/moved']);
  });
});

describe('an external service', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const service = new Hono().all('*', async ({ req }) => {
      const { pathname, search } = new URL(req.url);
      const responseBody = {
        method: req.method,
        path: pathname + search,
        headers: req.header(),
        body: await req.text(),
      };
      return Response.json(responseBody, { status: 201, headers: { 'Set-Cookie': 'a=b', 'X-Own': 'kept' } });
    });
    server = createAdaptorServer({ fetch: service.fetch }) as Server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('PRV-07.a receives the same request and privacy signal, with the partner, the request id and the host', async () => {
    const response = await site(createProxy(url, { seesSession: true })).request(
      'http://american.localhost/api/Members/Prospects?a=b',
      {
        method: 'POST',
        headers: {
          Host: 'american.localhost',
          Cookie: 'session=1',
          'Content-Type': 'application/json',
          'X-Tableside-Partner': 'hilton',
          'Sec-GPC': '1',
        },
        body: '{"email":"a@example.com"}',
      },
    );
    expect([response.status, response.headers.get('Set-Cookie'), response.headers.get('X-Own')]).toEqual([
      201,
      'a=b',
      'kept',
    ]);
    expect(await response.json()).toMatchObject({
      method: 'POST',
      path: '/api/Members/Prospects?a=b',
      body: '{"email":"a@example.com"}',
      headers: {
        cookie: 'session=1',
        'sec-gpc': '1',
        'x-tableside-partner': 'american',
        'x-forwarded-host': 'american.localhost',
        'x-request-id': response.headers.get('X-Request-Id'),
      },
    });
  });

  test('of an API gets no hop-by-hop header, and no trace of the browser’s', async () => {
    const response = await site(createProxy(url, { seesSession: true })).request('http://a.localhost/api/x', {
      headers: {
        Connection: 'keep-alive, X-Hop',
        'X-Hop': '1',
        'Keep-Alive': 'timeout=5',
        TE: 'trailers',
        'Proxy-Authorization': 'Basic abc',
        Expect: '100-continue',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        'X-Kept': '2',
      },
    });
    const { headers } = (await response.json()) as { headers: Record<string, string> };
    expect(headers).toMatchObject({ 'x-kept': '2' });
    for (const name of ['x-hop', 'te', 'proxy-authorization', 'expect', 'traceparent'])
      expect(headers).not.toHaveProperty(name);
    expect(headers['keep-alive'] ?? '').not.toContain('timeout=5');
  });

  test('API-24.a CFG-22.a content is requested relative to its service’s URL, whatever path the partner has for it', async () => {
    const routes = contentRoutes([{ cmsRoute: '/api/cms' }, { cmsRoute: '/words' }]);
    expect(routes).toEqual(['/api/cms', '/words']);
    for (const route of routes) {
      const response = await site(createProxy(`${url}/v2/`, { mountedAt: routes })).request(
        `http://a.localhost${route}/pages/home/?page_size=100`,
      );
      expect(await response.json()).toMatchObject({ path: '/v2/pages/home/?page_size=100' });
    }
  });

  test('that redirects the browser is not followed here', async () => {
    const elsewhere = new Hono().get('/Login', (context) =>
      context.redirect('https://id.example/authorize', 303),
    );
    const other = createAdaptorServer({ fetch: elsewhere.fetch }) as Server;
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const response = await site(createProxy(`http://127.0.0.1:${port}`, { seesSession: true })).request(
      'http://american.localhost/Login',
    );
    await new Promise((done) => other.close(done));
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      'https://id.example/authorize',
    ]);
  });

  test('API-30.b that does not respond is named as the cause', async () => {
    const response = await site(createProxy('http://127.0.0.1:1', { seesSession: true })).request(
      'http://a.localhost/api/CSRF',
    );
    expect([response.status, await response.json()]).toEqual([
      502,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
  });
});
