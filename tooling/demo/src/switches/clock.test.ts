import type { PlatformEnv } from '@tableside/platform';
import { createPasswords } from '@tableside/platform/accounts';
import { schema } from '@tableside/platform/database';
import { openTestDatabase, readTestPartners, TEST_DAY, type TestDatabase } from '@tableside/platform/testing';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createClock } from './clock.ts';
import { createSwitches } from './switches.ts';

let opened: TestDatabase;
let app: Hono<PlatformEnv>;
const clock = createClock(() => TEST_DAY);
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  const partners = await readTestPartners();
  const development = {
    partners,
    localPorts: new Map(),
    clock,
    passwords: createPasswords({ cost: 4 }),
    log: { warn: () => {} },
  };
  app = new Hono<PlatformEnv>()
    .use(async (context, next) => {
      context.set('partnerId', 'hilton');
      context.set('requestId', 'request');
      await next();
    })
    .route('/', createSwitches(opened.database, development));
});
afterAll(() => opened.stop());

const request = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

test('the clock is moved, shown and reset', async () => {
  const at = (offsetMs: number) => ({ offsetMs, now: new Date(TEST_DAY.getTime() + offsetMs).toISOString() });
  expect((await request('GET', '/dev/clock')).body).toEqual(at(0));
  expect((await request('PUT', '/dev/clock', { offsetMs: 900_000 })).body).toEqual(at(900_000));
  expect(clock.now()).toEqual(new Date(TEST_DAY.getTime() + 900_000));
  expect((await request('PUT', '/dev/clock', { offsetMs: -1000 })).body).toEqual(at(-1000));
  for (const offsetMs of ['1', 1.5, 1e15, null]) {
    expect((await request('PUT', '/dev/clock', { offsetMs })).status).toBe(400);
  }
  const foreign = await request('PUT', '/dev/clock', { offsetMs: 1 }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect((await request('DELETE', '/dev/clock')).body).toEqual(at(0));
});

test('while it is moved, responses have its date', async () => {
  const dateOf = async () => (await app.request('/api/nothing')).headers.get('Date');
  expect(await dateOf()).toBeNull();
  await request('PUT', '/dev/clock', { offsetMs: 2_160_000 });
  expect(await dateOf()).toBe(new Date(TEST_DAY.getTime() + 2_160_000).toUTCString());
  await request('DELETE', '/dev/clock');
});

test('the demo members are restored', async () => {
  const { status, body } = await request('POST', '/dev/people');
  expect([status, body]).toEqual([
    200,
    expect.arrayContaining([
      expect.objectContaining({ name: 'member', password: 'table4two', email: 'member@example.com' }),
    ]),
  ]);
  await opened.database.orm.update(schema.members).set({ memberType: 'ClosedAccountMember' });
  await request('POST', '/dev/people');
  const rows = await opened.database.orm.select().from(schema.members);
  const closed = rows.filter(({ memberType }) => memberType === 'ClosedAccountMember');
  expect(closed.map(({ email }) => email)).toEqual(['closed@example.com']);
});
