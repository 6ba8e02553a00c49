import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem, type ProblemDetails } from '../../web/problem.ts';
import { newSessionId } from '../../web/session.ts';
import { guardAgainstForgery, isFromOwnPage, requireToken } from './guard.ts';
import { issueToken } from './token.ts';

const secret = 'a secret of the tests';
const host = 'one.example';
const sessionId = newSessionId();
const token = issueToken(secret, { partnerId: 'one', sessionId });
const cookie = { Cookie: `__Host-tableside-session=${sessionId}` };
const json = { 'Content-Type': 'application/json' };

interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isCrossOrigin?: boolean;
}

async function call({ method = 'GET', path = '/api/x', headers = {}, isCrossOrigin = false }: Call) {
  const app = new Hono<PlatformEnv>();
  app.use(async (context, next) => {
    context.set('partnerId', 'one');
    context.set('isCrossOrigin', isCrossOrigin);
    await next();
  });
  app.onError((error) => {
    if (!(error instanceof Problem)) throw error;
    return Response.json(error.details, { status: error.details.status });
  });
  app.get('/token', requireToken({ secret }), (context) => context.text('done'));
  app.get('/page', (context) => context.text(String(isFromOwnPage(context, false))));
  app.use('/api/*', guardAgainstForgery({ secret, trustsProxy: false }));
  app.all('/api/*', (context) => context.text('done'));
  return app.request(`http://${host}${path}`, { method, headers: { Host: host, ...headers } });
}
async function responseTo(options: Call) {
  const response = await call(options);
  if (options.method === 'HEAD') return String(response.status);
  if (response.ok) return response.text();
  const { status, code } = (await response.json()) as ProblemDetails;
  return `${status} ${code}`;
}
const post = (headers: Call['headers'] = {}, rest: Call = {}) =>
  responseTo({ method: 'POST', headers: { ...json, ...cookie, 'X-XSRF-TOKEN': token, ...headers }, ...rest });

describe('the origin of a request', () => {
  test('API-30.b SES-22.b may be the site’s own pages, or no page for safe methods', async () => {
    expect(
      await responseTo({ headers: { 'Sec-Fetch-Site': 'same-origin', Origin: `https://${host}` } }),
    ).toBe('done');
    expect(await responseTo({ headers: { 'Sec-Fetch-Site': 'none' } })).toBe('done');
    expect(await post({ 'Sec-Fetch-Site': 'same-origin', Origin: `https://${host}` })).toBe('done');
    expect(await post()).toBe('done');
  });

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
  ])('API-30.b SES-22.b may not be %o', async (headers) => {
    expect(await responseTo({ headers })).toBe('403 crossSite');
    expect(await post(headers)).toBe('403 crossSite');
  });

  test('API-30.b a request without an origin cannot change anything', async () => {
    expect(await post({ 'Sec-Fetch-Site': 'none' })).toBe('403 crossSite');
  });

  test('API-01.d a site on another origin is accepted, and still requires its token', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
    const Authorization = `Bearer ${sessionId}`;
    expect(await responseTo({ headers, isCrossOrigin: true })).toBe('done');
    expect(await post({ ...headers, Authorization }, { isCrossOrigin: true })).toBe('done');
    expect(await post({ ...headers, Authorization, 'X-XSRF-TOKEN': '' }, { isCrossOrigin: true })).toBe(
      '403 csrf',
    );
  });
});

describe('unsafe requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'API-30.b ERR-22 %s requires the token of its own session',
    async (method) => {
      const all = { ...json, ...cookie, 'X-XSRF-TOKEN': token };
      expect(await responseTo({ method, headers: all })).toBe('done');
      expect(await responseTo({ method, headers: { ...json, ...cookie } })).toBe('403 csrf');
      expect(await responseTo({ method, headers: { ...json, 'X-XSRF-TOKEN': token } })).toBe(
        '403 cookieMissing',
      );
      expect(
        await responseTo({
          method,
          headers: { ...all, Cookie: `__Host-tableside-session=${newSessionId()}` },
        }),
      ).toBe('403 csrf');
    },
  );

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s is safe, and requires none', async (method) => {
    expect(await responseTo({ method })).toBe(method === 'HEAD' ? '200' : 'done');
  });

  test('API-30.b only events need no token, with all other checks', async () => {
    const event = { method: 'POST', path: '/api/Impressions' };
    expect(await responseTo({ ...event, headers: json })).toBe('done');
    expect(await responseTo({ ...event })).toBe('400 contentType');
    expect(await responseTo({ ...event, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } })).toBe(
      '403 crossSite',
    );
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'API-30.b a body may be %s',
    async (type) => {
      expect(await post({ 'Content-Type': type })).toBe('done');
    },
  );

  test.each(['', 'text/plain', 'text/plain; application/json', 'application/jsonp', 'multipart/form-data'])(
    'API-30.b a body may not be "%s"',
    async (type) => {
      expect(await post({ 'Content-Type': type })).toBe('400 contentType');
    },
  );
});

test('SES-17 a safe call may require the token too', async () => {
  expect(await responseTo({ path: '/token', headers: { ...cookie, 'X-XSRF-TOKEN': token } })).toBe('done');
  expect(await responseTo({ path: '/token', headers: cookie })).toBe('403 csrf');
  expect(await responseTo({ path: '/token' })).toBe('403 cookieMissing');
  expect(await responseTo({ path: '/token', isCrossOrigin: true })).toBe('403 csrf');
});

test.each([
  ['an origin of its own', { Origin: `https://${host}` }, 'true'],
  ['a page of its own', { Referer: `https://${host}/login` }, 'true'],
  [
    'another origin, whatever the page',
    { Origin: 'https://evil.example', Referer: `https://${host}/` },
    'false',
  ],
  ['another page', { Referer: 'https://evil.example/' }, 'false'],
  ['no page', {}, 'false'],
])('a request from %s', async (_what, headers, isOwn) => {
  expect(await responseTo({ path: '/page', headers })).toBe(isOwn);
  expect(await responseTo({ path: '/page', headers, isCrossOrigin: true })).toBe('true');
});

test.each([
  [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, 'Only requests from the site’s own pages are accepted.'],
  [
    { path: '/token', headers: cookie },
    'The anti-forgery token is missing or no longer valid. Request a new one.',
  ],
  [{ method: 'POST' }, 'Send the body as application/json.'],
])('a rejection states the remedy: %o', async (refused, message) => {
  expect(await (await call(refused)).json()).toMatchObject({ message });
});
