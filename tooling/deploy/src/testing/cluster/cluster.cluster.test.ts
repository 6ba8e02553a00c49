import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

import { buildJoinForm } from '@tableside/platform/testing/join-form';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTlsBrowser } from '../tls-browser.ts';
import { startCluster, type Cluster } from './index.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

const member = { userName: 'robin@dining.test', password: 'table4robin' };
const joining = buildJoinForm({
  email: member.userName,
  password: member.password,
  passwordConfirm: member.password,
});

test('OPS-13 three etcd, a primary and a synchronous standby, balancers, poolers and platforms run as their files say', async () => {
  const { a, b, witness } = cluster;
  expect([(await cluster.primary()).name, (await cluster.standby()).name]).toEqual(['db-a', 'db-b']);
  const health = await witness.exec(
    'ETCDCTL_API=3 etcdctl --endpoints=db-a:2379,db-b:2379,witness:2379 endpoint health 2>&1',
  );
  expect(health.match(/is healthy/g)).toHaveLength(3);

  const units = ['nftables', 'etcd', 'patroni', 'haproxy', 'pgbouncer', 'pgbackrest', 'tableside@0', 'nginx'];
  for (const machine of [a, b]) {
    expect((await machine.exec(`systemctl is-active ${units.join(' ')}`)).match(/^active$/gm)).toHaveLength(
      units.length,
    );
    expect(await machine.exec('systemctl --failed --plain --no-legend')).toBe('');
    expect(await cluster.isWritable(machine)).toBe(true);
    const balanced = await machine.exec(
      `curl --silent 'http://127.0.0.1:8404/;csv' | grep -E '^(platform|secure-frame),db-.,' | cut -d, -f1,2,18`,
    );
    expect(balanced.trim().split('\n').toSorted()).toEqual([
      'platform,db-a,UP',
      'platform,db-b,UP',
      'secure-frame,db-a,UP',
      'secure-frame,db-b,UP',
    ]);
    const isStandby = await machine.exec(
      `psql --no-align --tuples-only "$(sed -n s/^DATABASE_READ_URL=//p /srv/tableside/.env.local)" --command 'select pg_is_in_recovery()'`,
    );
    expect(isStandby.trim()).toBe('t');
  }
});

test('OPS-13 who joins on one nginx signs in on the other, and each finds restaurants and stores what was seen', async () => {
  const { a, b, clients } = cluster;
  const [first, second] = [a, b].map((machine, index) =>
    openTlsBrowser({ ...cluster.site(machine), address: clients[index] ?? '' }),
  );
  const joined = await first!.post('/api/Members/Prospects', joining);
  expect([joined.status, joined.body]).toEqual([201, expect.any(String)]);
  const signedIn = await second!.post('/api/SignIn', { ...member, rememberMe: false });
  expect([signedIn.status, signedIn.body]).toEqual([200, expect.any(String)]);

  for (const browser of [first!, second!]) {
    const page = await browser.get('/');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<div id="root"')]);
    const { status, body } = await browser.get('/api/v2/Merchants/Search?location=Chicago');
    expect([status, body]).toEqual([200, expect.stringContaining('"merchants":[{')]);
    const eventId = randomUUID();
    const view = { eventId, eventName: 'pageView', channel: 'web', userAgent: 'walk', url: '/search' };
    expect(
      (await browser.post('/api/Impressions', [{ ...view, dateTime: new Date().toISOString() }])).status,
    ).toBe(200);
    const stored = await cluster.query(b, `select count(*) from impressions where event_id = '${eventId}'`);
    expect(stored.trim()).toBe('1');
  }
});

test('OPS-13 from outside only the sites are reached', async () => {
  const { a, clients } = cluster;
  const reach = (port: number) =>
    new Promise<string>((done) => {
      const socket = connect({ host: a.address, port, localAddress: clients[0], timeout: 1000 });
      const end = (outcome: string) => {
        socket.destroy();
        done(outcome);
      };
      socket
        .once('connect', () => end('open'))
        .once('timeout', () => end('dropped'))
        .once('error', ({ message }) => end(message));
    });
  const ports = [443, 80, 2379, 4000, 4004, 5432, 6432, 8008, 8432];
  expect(await Promise.all(ports.map(reach))).toEqual([
    'open',
    'open',
    ...Array.from({ length: 7 }, () => 'dropped'),
  ]);
});

test('OPS-13 a full and an incremental backup arrive at the witness, and each piece of WAL', async () => {
  const { witness } = cluster;
  await witness.start('tableside-backup@full');
  await witness.start('tableside-backup@incr');
  const as = (line: string) => witness.exec(line, 'postgres');
  // This check switches to a new WAL segment on the primary and waits until the old one is archived.
  await as('pgbackrest --stanza=tableside check');
  const [stanza] = JSON.parse(await as('pgbackrest --output=json info')) as {
    readonly status: { readonly message: string };
    readonly cipher: string;
    readonly backup: readonly { readonly type: string; readonly error: boolean }[];
  }[];
  expect(stanza).toMatchObject({
    status: { message: 'ok' },
    cipher: 'aes-256-cbc',
    backup: [
      { type: 'full', error: false },
      { type: 'incr', error: false },
    ],
  });
});
