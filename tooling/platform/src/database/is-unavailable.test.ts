import { once } from 'node:events';
import { createServer, Socket } from 'node:net';

import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { freePort } from '../testing/free-port.ts';
import { createTestApi, readTestPartners } from '../testing/test-api.ts';
import { readPageFiles } from '../secure-frame/page-files.ts';
import { createSecureFrameApp } from '../secure-frame/secure-frame-app.ts';
import { createVault } from '../vault/index.ts';
import { createLog } from '../web/log.ts';
import { isUnavailable } from './is-unavailable.ts';
import { openPostgres, type PostgresOptions } from './postgres-database.ts';

async function requestTwice(databaseUrl: string, waits: Pick<PostgresOptions, 'longestResponseMs'> = {}) {
  const database = openPostgres({ databaseUrl, longestWaitMs: 2000, ...waits });
  onTestFinished(() => database.close());
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const log = pino({}, { write });
  const api = createTestApi({ database, partners: await readTestPartners(), log });
  const session = await api.openSession('hilton');
  logged.length = 0;
  const body = { userName: 'nobody@example.com', password: 'table4two', rememberMe: false };
  const responses: unknown[] = [];
  for (const [path, options] of [
    ['/api/feature-flags', {}],
    ['/api/SignIn', { method: 'POST', session, body }],
  ] as const) {
    const response = await api.call(path, { partner: 'hilton', ...options });
    const { code } = (await response.json()) as { code?: string };
    responses.push([response.status, code, response.headers.get('Retry-After')]);
  }
  return { responses, logged: logged.filter((message) => message !== 'answered') };
}

const unavailable = [503, 'unavailable', '5'];
const logMessage = 'database unavailable';

const isReady = [0x5a, 0, 0, 0, 5, 0x49];

function failureOf(state: string): Buffer {
  const fields = Buffer.from(`SERROR\0C${state}\0Mfailed\0\0`);
  return Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields]);
}

async function startServer(onStatement: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const isAuthenticated = [0x52, 0, 0, 0, 8, 0, 0, 0, 0];
      socket.write(Buffer.from([...isAuthenticated, ...isReady]));
      socket.on('data', () => onStatement(socket));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `postgres://tableside@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/tableside`;
}

test('OPS-03.a without a database at its address, every call gets 503 with Retry-After', async () => {
  for (const address of [
    `127.0.0.1:${await freePort()}`,
    `localhost:${await freePort()}`,
    'database.invalid:5432',
    '%2Ftmp%2Fno-such-folder',
  ]) {
    expect([address, await requestTwice(`postgres://tableside@${address}/tableside`)]).toEqual([
      address,
      { responses: [unavailable, unavailable], logged: [logMessage, logMessage] },
    ]);
  }
});

test('OPS-03.a the secure frame, whose keys are in the database, says so too', async () => {
  const database = openPostgres({ databaseUrl: `postgres://tableside@127.0.0.1:${await freePort()}/x` });
  onTestFinished(() => database.close());
  const vault = createVault({ database, secret: 'test', now: () => new Date() });
  const log = createLog('silent');
  const options = { vault, partners: [], defaultPartner: '', isProduction: true, log };
  const app = createSecureFrameApp(options, await readPageFiles());
  const { status, headers } = await app.request('/keys');
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
});

test.each([
  ['ends', (socket: Socket) => void socket.end()],
  ['is reset', (socket: Socket) => void socket.resetAndDestroy()],
  ['is ended by its server', (socket: Socket) => void socket.end(failureOf('57P01'))],
])('OPS-03.a a connection that %s within a statement is 503, for a read and for a write', async (_, lose) => {
  const databaseUrl = await startServer(lose);
  expect(await requestTwice(databaseUrl)).toEqual({
    responses: [unavailable, unavailable],
    logged: [logMessage, logMessage],
  });
});

test('OPS-02.b OPS-03.d a connection whose server says nothing is 503, and is not used again', async () => {
  const sockets: Socket[] = [];
  const databaseUrl = await startServer((socket) => void sockets.push(socket));
  expect(await requestTwice(databaseUrl, { longestResponseMs: 200 })).toEqual({
    responses: [unavailable, unavailable],
    logged: [logMessage, logMessage],
  });
  expect(new Set(sockets).size).toBe(sockets.length);
  await vi.waitFor(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual(sockets.map(() => true)));
});

test('OPS-02.a a connection is cut after 17 seconds without an answer, that of a public read after five', async () => {
  const waits = vi.spyOn(Socket.prototype, 'setTimeout');
  const database = openPostgres({ databaseUrl: await startServer((socket) => void socket.destroy()) });
  onTestFinished(() => database.close());
  const one = { name: 'one', text: 'select 1', values: [] };
  await Promise.allSettled([
    database.orm.execute('select 1'),
    database.run(one),
    database.forPublicReads.run(one),
  ]);
  const limits = waits.mock.calls.map(([ms]) => ms).filter((ms) => ms > 0);
  expect(limits.toSorted((a, b) => a - b)).toEqual([5000, 17_000, 17_000]);
});

test.each([
  ['begin', 0],
  ['statement', 1],
])('OPS-02.b a transaction whose %s gets no answer gives its connection back', async (_, respondedTo) => {
  let statements = 0;
  const databaseUrl = await startServer((socket) => {
    statements += 1;
    const isDone = Buffer.from([0x43, 0, 0, 0, 10, ...Buffer.from('BEGIN\0')]);
    if (statements <= respondedTo) socket.write(Buffer.concat([isDone, Buffer.from(isReady)]));
  });
  const database = openPostgres({ databaseUrl, poolSizes: { writes: 1 }, longestResponseMs: 200 });
  onTestFinished(() => database.close());
  const change = database.orm.transaction((transaction) => transaction.execute('select 1'));
  const failure: unknown = await change.catch((cause: unknown) => cause);
  expect([isUnavailable(failure), statements]).toEqual([true, respondedTo + 1]);
  expect(database.connections?.().map(({ total, waiting }) => [total, waiting])).toEqual(
    Array.from({ length: 3 }, () => [0, 0]),
  );
});

test.each([
  ['OPS-03.a starts', '57P03'],
  ['OPS-03.a has no connection', '08006'],
  ['OPS-03.a takes no more connections', '53300'],
  ['OPS-03.a cannot use its files', '58030'],
  ['OPS-03.b has no room on its disk', '53100'],
  ['OPS-03.b has no memory', '53200'],
  ['OPS-03.c is read-only', '25006'],
  ['OPS-03.d takes too long', '57014'],
  ['OPS-03.d waits too long for a statement', '25P03'],
  ['OPS-03.d waits too long for a lock', '55P03'],
])('%s (%s): 503', async (_, state) => {
  const databaseUrl = await startServer(
    (socket) => void socket.write(Buffer.concat([failureOf(state), Buffer.from(isReady)])),
  );
  expect(await requestTwice(databaseUrl)).toEqual({
    responses: [unavailable, unavailable],
    logged: [logMessage, logMessage],
  });
});
