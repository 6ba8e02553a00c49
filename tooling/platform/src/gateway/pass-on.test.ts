import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PlatformEnv } from '../platform-context.ts';
import { createLog } from '../web/log.ts';
import { requestContext } from '../web/request-context.ts';
import { contentRoutes } from './content-routes.ts';
import { passOn } from './pass-on.ts';

const log = createLog('silent');
const site = (service: Hono<PlatformEnv>) =>
  new Hono<PlatformEnv>()
    .use(
      requestContext({
        log,
        trustsProxy: false,
        partnerIds: ['american'],
        partnerOfHost: () => 'american',
      }),
    )
    .route('/', service);

describe('a service that runs elsewhere', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const service = new Hono().all('*', async ({ req }) => {
      const { pathname, search } = new URL(req.url);
      const answer = {
        method: req.method,
        path: pathname + search,
        headers: req.header(),
        body: await req.text(),
      };
      return Response.json(answer, { status: 201, headers: { 'Set-Cookie': 'a=b', 'X-Own': 'kept' } });
    });
    server = createAdaptorServer({ fetch: service.fetch }) as Server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('is asked the same, and told the partner, the request and the host', async () => {
    const response = await site(passOn(url)).request('http://american.localhost/api/Members/Prospects?a=b', {
      method: 'POST',
      headers: {
        Host: 'american.localhost',
        Cookie: 'session=1',
        'Content-Type': 'application/json',
        'X-Tableside-Partner': 'hilton',
      },
      body: '{"email":"a@example.com"}',
    });
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
        'x-tableside-partner': 'american',
        'x-forwarded-host': 'american.localhost',
        'x-request-id': response.headers.get('X-Request-Id'),
      },
    });
  });

  test('API-24 content is asked for below the address of its service, whatever path the partner has for it', async () => {
    const routes = contentRoutes([{ cmsRoute: '/api/cms' }, { cmsRoute: '/words' }]);
    expect(routes).toEqual(['/api/cms', '/words']);
    for (const route of routes) {
      const response = await site(passOn(`${url}/v2/`, routes)).request(
        `http://a.localhost${route}/pages/home/?page_size=100`,
      );
      expect(await response.json()).toMatchObject({ path: '/v2/pages/home/?page_size=100' });
    }
  });

  test('that sends the browser elsewhere is not followed here', async () => {
    const elsewhere = new Hono().get('/Login', (context) =>
      context.redirect('https://id.example/authorize', 303),
    );
    const other = createAdaptorServer({ fetch: elsewhere.fetch }) as Server;
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const response = await site(passOn(`http://127.0.0.1:${port}`)).request(
      'http://american.localhost/Login',
    );
    await new Promise((done) => other.close(done));
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      'https://id.example/authorize',
    ]);
  });

  test('that does not answer is named as the cause', async () => {
    const response = await site(passOn('http://127.0.0.1:1')).request('http://a.localhost/api/CSRF');
    expect([response.status, await response.json()]).toEqual([
      502,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
  });
});
