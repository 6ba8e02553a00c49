import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';

import { createProxy } from './proxy.ts';
import type { PlatformEnv } from './platform-context.ts';
import { limitBody } from './limit-body.ts';
import { close, createListener, drain, listen } from './listening.ts';
import { problemResponse } from './problem.ts';
import { requestContext } from './request-context.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
}

async function start(add: (app: Hono<PlatformEnv>) => void) {
  const lines: Line[] = [];
  let onResponse = () => {};
  const write = (text: string) => {
    const line = JSON.parse(text) as Line;
    lines.push(line);
    if (line.msg === 'answered') onResponse();
  };
  const app = new Hono<PlatformEnv>().use(
    requestContext({
      log: pino({ base: null }, { write }),
      partnerIds: ['hilton'],
      isProduction: true,
      trustsProxy: false,
      partnerOfHost: () => 'hilton',
    }),
  );
  add(app);
  app.onError(problemResponse);
  const server = createListener(app.fetch, { 'X-Own': 'one', 'Cache-Control': 'no-store' });
  const port = await listen(server, 0, '127.0.0.1');
  stops.push(() => close(server));
  return {
    port,
    server,
    lines,
    whenResponded: () => new Promise<void>((done) => (onResponse = done)),
  };
}

const send = (port: number, bytes: string) =>
  new Promise<string>((done) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => {}).on('close', () => done(received));
  });

const post = (rest: string) => `POST /text HTTP/1.1\r\nHost: a\r\n${rest}`;

test.each([
  ['of known length', post('Content-Length: 100\r\n\r\n{"a"')],
  ['in chunks', post('Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n')],
  ['that never begins', post('Content-Length: 100\r\n\r\n')],
])(
  'a body %s that the client cuts off is a bad request, not an internal error in the log',
  async (_, bytes) => {
    const { port, lines, whenResponded } = await start((app) =>
      app.post('/text', limitBody, async (context) => context.text(await context.req.text())),
    );
    const line = whenResponded();
    await send(port, bytes);
    await line;
    expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([[30, 'answered', 400]]);
  },
);

test('a request cut off by the client while an external service works is not logged as the service’s failure', async () => {
  let onReached = () => {};
  const reached = new Promise<void>((done) => (onReached = done));
  const silent = createServer(() => onReached());
  const elsewhere = await listen(silent, 0, '127.0.0.1');
  stops.push(() => {
    silent.closeAllConnections();
    return close(silent);
  });
  const { port, lines, whenResponded } = await start((app) =>
    app.route('/', createProxy(`http://127.0.0.1:${elsewhere}`)),
  );
  const line = whenResponded();
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /x HTTP/1.1\r\nHost: a\r\n\r\n'));
  await reached;
  socket.destroy();
  await line;
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[30, 'answered']]);
});

test.each([
  ['no request at all', 'garbage\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a forbidden character', 'GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n', 400],
  ['a chunk that is none', post('Transfer-Encoding: chunked\r\n\r\nZZ\r\n'), 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a backslash in the path', 'GET /\\x HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 417],
])('%s gets the headers of all other responses', async (_, bytes, status) => {
  const { port } = await start((app) => app.post('/text', limitBody));
  const [head = ''] = (await send(port, bytes)).split('\r\n\r\n');
  const [first = '', ...headers] = head.toLowerCase().split('\r\n');
  expect([first.split(' ')[1], headers]).toEqual([
    String(status),
    expect.arrayContaining(['x-own: one', 'cache-control: no-store', 'content-length: 0']),
  ]);
});

test('OPS-06 OPS-07.c once a server drains, its answers end their connections', async () => {
  const { port, server } = await start((app) => app.get('/text', (context) => context.text('kept')));
  const connection = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/text`);
    expect(await response.text()).toBe('kept');
    return response.headers.get('Connection');
  };
  expect(await connection()).toBe('keep-alive');
  drain(server);
  expect(await connection()).toBe('close');
});

test('OPS-06 an idle connection outlives the 60 seconds for which load balancers keep it', async () => {
  const { server } = await start((app) => app);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

const WAITING_CLIENT = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, bytes, sent } } = require('node:worker_threads');
const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => {
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
}));
let answer = '';
socket.on('data', (chunk) => (answer += chunk));
socket.on('error', ({ message }) => (answer += message));
socket.on('close', () => parentPort.postMessage(answer));
`;

test('OPS-06 a request on a connection that was not accepted yet is answered when the server closes', async () => {
  const { port, server } = await start((app) => app.post('/text', (context) => context.text('kept')));
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const bytes = post('Connection: close\r\nContent-Length: 0\r\n\r\n');
  const client = new Worker(WAITING_CLIENT, { eval: true, workerData: { port, bytes, sent } });
  const whenResponded = once(client, 'message');
  expect(Atomics.wait(sent, 0, 0, 30_000)).toBe('ok');
  await Promise.all([
    close(server),
    expect(whenResponded).resolves.toEqual([expect.stringMatching(/^HTTP\/1.1 200 [^]*kept/)]),
  ]);
});
