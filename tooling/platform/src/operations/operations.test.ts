import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { schema } from '../database/database.ts';
import { breakable } from '../testing/breakable-database.ts';
import { TEST_DAY } from '../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabaseHealth, startOperations } from './index.ts';

describe('the endpoints for operators’ tools', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
  });
  afterAll(() => opened.stop());

  const start = async () => {
    const operations = await startOperations(0, '127.0.0.1');
    onTestFinished(() => operations.stop());
    return { ...operations, request: (path: string) => fetch(`http://127.0.0.1:${operations.port}${path}`) };
  };

  test('OPS-23.b waiting mail and runs of periodic jobs are reported, and everything else while the database is unavailable', async () => {
    const { database, goAway } = breakable(opened.database);
    await database.orm.insert(schema.outbox).values({
      partnerId: 'hilton',
      recipient: 'robin@example.com',
      subject: 'Hello',
      body: 'Hello',
      createdAt: new Date(TEST_DAY.getTime() - 60_000),
      expiresAt: new Date(TEST_DAY.getTime() + 60_000),
    });
    const { metrics, request } = await start();
    metrics.countRun('expired-mail', 'failed');
    metrics.watch(
      { ...database, connections: () => [{ pool: 'reads', total: 3, idle: 2, waiting: 0 }] },
      createDatabaseHealth(database),
      () => TEST_DAY,
    );
    metrics.watchReplica({
      connections: () => [{ pool: 'publicReads', total: 5, idle: 1, waiting: 4 }],
    });
    const metricsText = async () => (await request('/metrics')).text();
    const usual = await metricsText();
    expect(usual).toMatch(/^tableside_mail_waiting 1$/m);
    expect(usual).toMatch(/^tableside_mail_oldest_waiting_seconds 60$/m);
    expect(usual).toMatch(
      /^tableside_database_connections\{server="primary",pool="reads",state="idle"\} 2$/m,
    );
    expect(usual).toMatch(
      /^tableside_database_connections\{server="replica",pool="publicReads",state="waiting"\} 4$/m,
    );
    expect(usual).toMatch(/^tableside_periodic_runs_total\{job="expired-mail",outcome="failed"\} 1$/m);
    goAway();
    const without = await metricsText();
    expect(without).toMatch(/^tableside_mail_waiting NaN$/im);
    expect(without).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test.each(['/readyz', '/livez', '/metrics'])(
    'OPS-08.e %s answers HTTP/1.0 without a host, as balancers ask',
    async (path) => {
      const { readiness, port } = await start();
      readiness.started();
      const socket = connect(port, '127.0.0.1').setEncoding('utf8').end(`GET ${path} HTTP/1.0\r\n\r\n`);
      const [response] = (await once(socket, 'data')) as [string];
      expect(response).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test('OPS-23.b the merchants in memory are reported, and loading them does not hold requests back', async () => {
    const { readiness, watchSearch, request } = await start();
    readiness.started({ database: createDatabaseHealth(opened.database, 10_000) });
    const ready = async () => (await request('/readyz')).json();
    expect(await ready()).toEqual({ status: 'ok' });
    watchSearch(undefined);
    expect(await ready()).toEqual({ status: 'ok', search: 'database' });
    let state: 'loading' | 'loaded' = 'loading';
    watchSearch({
      describe: () => ({ state, merchants: 7, bytes: 1400, buildSeconds: 0.5, ageSeconds: 2 }),
    });
    expect(await ready()).toEqual({ status: 'ok', search: 'loading' });
    state = 'loaded';
    expect(await ready()).toEqual({ status: 'ok', search: 'loaded' });
    const metricsText = await (await request('/metrics')).text();
    for (const line of [
      'tableside_search_merchants 7',
      'tableside_search_bytes 1400',
      'tableside_search_build_seconds 0.5',
      'tableside_search_age_seconds 2',
    ])
      expect(metricsText).toContain(`\n${line}\n`);
  });
});
