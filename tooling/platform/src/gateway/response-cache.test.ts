import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

import { Hono, type MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { createResponseCache, jsonHeaders, sendCached } from '../web/cached-response.ts';
import { close, createListener, listen } from '../web/listening.ts';
import { createGatewayCache } from './response-cache.ts';
import { startGateway } from './start-gateway.ts';

interface RequestOptions {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface StartOptions {
  readonly trustsProxy?: boolean;
  readonly switches?: Hono<PlatformEnv>;
  readonly traceRequest?: MiddlewareHandler<PlatformEnv>;
}

const HOST = 'hilton.localhost';
const ELSEWHERE = 'https://dining.example';

async function start(options: StartOptions = {}) {
  const cachedResponse = createResponseCache(1_000_000);
  let version = 1;
  const handled = vi.fn();
  const api = new Hono<PlatformEnv>().all('/answer/:kind?', async (context) => {
    handled();
    const { kind } = context.req.param();
    const before = version;
    if (kind === 'own') return context.json({ version });
    if (kind === 'cookie') context.header('Set-Cookie', 'a=b');
    const body = await cachedResponse(`${context.get('partnerId')} ${context.req.url}`, {
      isCurrent: () => version === before,
      write: () =>
        JSON.stringify({ partner: context.get('partnerId'), version, filler: 'much of it '.repeat(300) }),
    });
    const response = await sendCached(context, body, kind === 'missing' ? 404 : 200, jsonHeaders('no-store'));
    if (kind === 'token') response.headers.append('Vary', 'Authorization');
    return response;
  });
  const lines: Record<string, unknown>[] = [];
  const countResponse = vi.fn();
  const gateway = await startGateway({
    partners: await readTestPartners(),
    defaultPartner: 'american',
    host: '127.0.0.1',
    port: 0,
    firstPartnerPort: 0,
    localPorts: new Map(),
    appsDir: 'none',
    log: pino(
      { base: null },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    trustsProxy: options.trustsProxy ?? false,
    allowedOrigins: [ELSEWHERE],
    isProduction: true,
    now: () => new Date(),
    secureFrameUrl: 'https://cards.example/',
    surveyHostUrl: 'https://forms.example/',
    checkHealth: () => Promise.resolve({ status: 'ok', faults: {} }),
    servesSites: false,
    countResponse,
    traceRequest: options.traceRequest,
    services: { api, switches: options.switches },
  });
  onTestFinished(() => gateway.stop());

  const send = async ({ method = 'GET', path = '/api/answer', headers, body }: RequestOptions = {}) => {
    const to = { host: '127.0.0.1', port: gateway.port, method, path, headers: { Host: HOST, ...headers } };
    const call = request(to).end(body);
    const [responseBody] = (await once(call, 'response')) as [IncomingMessage];
    const response = {
      status: responseBody.statusCode,
      headers: responseBody.headers,
      body: await buffer(responseBody),
    };
    const { date: _date, 'x-request-id': id, ...rest } = response.headers;
    return { ...response, id, headers: rest };
  };
  const sendTwice = async (requested?: RequestOptions) => {
    await send(requested);
    return send(requested);
  };
  const isHandled = async (requested: RequestOptions = {}) => {
    handled.mockClear();
    await send(requested);
    return handled.mock.calls.length > 0;
  };
  return {
    send,
    sendTwice,
    isHandled,
    port: gateway.port,
    lines,
    countResponse,
    change: () => (version += 1),
  };
}

test('an equal request is answered alike without the app, and logged and counted alike', async () => {
  const { send, sendTwice, isHandled, lines, countResponse } = await start();
  const first = await sendTwice();
  expect(await isHandled()).toBe(false);
  const again = await send();
  expect([again.status, again.headers, again.body.toString()]).toEqual([
    200,
    first.headers,
    first.body.toString(),
  ]);
  expect(again.headers).toMatchObject({
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
  });
  expect(new Set([first.id, again.id]).size).toBe(2);
  const [, byApp, , repeated] = lines.map(({ time: _time, ms: _ms, ...fields }) => fields);
  expect(byApp).toMatchObject({ requestId: first.id, partner: 'hilton', path: '/api/answer/:kind?' });
  expect(repeated).toEqual({ ...byApp, requestId: again.id });
  const counted = ['/api/answer/:kind?', expect.any(Number)];
  expect(countResponse.mock.calls).toEqual([counted, counted]);
});

test('once it has changed the app is asked', async () => {
  const { send, sendTwice, isHandled, change } = await start();
  await sendTwice();
  expect(await isHandled()).toBe(false);
  change();
  expect(await isHandled()).toBe(true);
  expect(JSON.parse((await send()).body.toString())).toMatchObject({ version: 2 });
  expect(await isHandled()).toBe(false);
});

test('the app is asked for everything that an answer may depend on', async () => {
  const { send, sendTwice, isHandled } = await start();
  const { headers } = await sendTwice();
  const others: readonly RequestOptions[] = [
    { path: '/api/answer?a=1' },
    { method: 'HEAD' },
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    { headers: { 'Content-Length': '2' }, body: '{}' },
    { headers: { 'Transfer-Encoding': 'chunked' }, body: '{}' },
    { headers: { Host: 'american.localhost' } },
    { headers: { 'X-Tableside-Partner': 'american' } },
    { headers: { Origin: ELSEWHERE } },
    { headers: { 'Accept-Encoding': '' } },
    { headers: { 'Sec-Fetch-Site': 'same-origin' } },
    { headers: { 'Accept-Encoding': 'gzip' } },
    { headers: { 'Accept-Encoding': 'br' } },
    { headers: { 'X-Forwarded-Proto': 'https' } },
    { headers: { 'X-Forwarded-Host': 'american.localhost' } },
    { headers: { 'If-None-Match': String(headers.etag) } },
  ];
  for (const other of others) expect([other, await isHandled(other)]).toEqual([other, true]);
  expect(await isHandled()).toBe(false);
  expect(await isHandled({ headers: { Cookie: 'a=b', 'User-Agent': 'any' } })).toBe(false);
  expect((await send({ headers: { Origin: ELSEWHERE } })).headers).toMatchObject({
    'access-control-allow-origin': ELSEWHERE,
  });
});

test.each<[string, RequestOptions]>([
  ['that differs for each visitor', { path: '/api/answer/own' }],
  ['that depends on another header', { path: '/api/answer/token' }],
  ['with a cookie', { path: '/api/answer/cookie' }],
  ['with another status', { path: '/api/answer/missing' }],
  ['that was compressed on its way', { headers: { 'Accept-Encoding': 'deflate' } }],
])('an answer %s is not repeated', async (_, options) => {
  const { sendTwice, isHandled } = await start();
  await sendTwice(options);
  expect(await isHandled(options)).toBe(true);
});

test('what was answered to two Host headers is not repeated to one', async () => {
  const { cacheResponse, respond } = createGatewayCache({
    log: pino({ level: 'silent' }),
    trustsProxy: false,
    countResponse: () => {},
  });
  const app = new Hono<PlatformEnv>().use(cacheResponse).get('/', (context) => {
    const body = new TextEncoder().encode(context.req.header('Host'));
    context.set('repeatable', { body, isCurrent: () => true });
    return context.body(body, 200, { 'Content-Length': String(body.length) });
  });
  const server = createListener(app.fetch, {}, { respondsItself: respond });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => close(server));
  const sendAs = async (...hosts: string[]) => {
    const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.end(lines.join('\r\n')));
    return (await text(socket)).split('\r\n\r\n')[1];
  };
  expect(await sendAs('a', 'b')).toBe('a, b');
  expect(await sendAs('a')).toBe('a');
});

test('OPS-08.e /healthz answers HTTP/1.0 without a host, as balancers ask; nothing else does', async () => {
  const { port } = await start();
  const statusOf = async (path: string, version: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`GET ${path} HTTP/${version}\r\n\r\n`));
    return (await text(socket)).split(' ')[1];
  };
  expect(await statusOf('/healthz', '1.0')).toBe('200');
  expect(await statusOf('/api/answer', '1.0')).toBe('404');
  expect(await statusOf('/healthz', '1.1')).toBe('400');
});

test('behind a proxy a repeated answer has the request’s own id', async () => {
  const { send, sendTwice, isHandled, lines } = await start({ trustsProxy: true });
  const headers = { 'X-Request-Id': 'request-0001' };
  await sendTwice();
  expect(await isHandled({ headers })).toBe(false);
  expect((await send({ headers })).id).toBe('request-0001');
  expect(lines.at(-1)).toMatchObject({ requestId: 'request-0001' });
  expect((await send({ headers: { 'X-Request-Id': 'a b' } })).id).not.toBe('a b');
});

test.each([
  ['the demo’s switches', { switches: new Hono<PlatformEnv>() }],
  ['traces', { traceRequest: async (_, next) => next() }],
] satisfies [string, StartOptions][])('with %s every request is answered by the app', async (_, options) => {
  const { sendTwice, isHandled } = await start(options);
  await sendTwice();
  expect(await isHandled()).toBe(true);
});
