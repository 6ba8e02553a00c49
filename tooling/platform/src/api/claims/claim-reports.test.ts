import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { dayOf, daysAfter } from '@tableside/core';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { startJobQueue, type JobQueue } from '../../jobs/index.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { TEST_DAY } from '../../testing/test-api.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { addClaimables, CLAIMS, NEW_YORK, sendAs, visitTo, WEEKENDS } from '../../testing/test-claims.ts';
import { isSignedWebhook } from '../../web/standard-webhooks.ts';
import { createClaimReports, type ClaimReports } from './claim-reports.ts';

const { claims, claimDeliveries, claimPictures, rateLimitItems, rateLimits } = schema;
const HOUR_MS = 3_600_000;
const SECRETS = ['the new secret of claims', 'the old secret of claims'];

// Runs on the embedded database only, because the queue's test clock does not reach the sessions of any
// other.
describe('claims on their way to the operator', () => {
  let accounts: TestAccounts;
  let queue: JobQueue;
  let clock: TestClock;
  let server: Server;
  let reports: ClaimReports;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let behavior: (number | 'late')[] = [];
  const silent = { warn: () => {} };
  const now = () => new Date(clock.now());
  const reportsOf = (claimsUrl: string | undefined, withinMs = 5000) =>
    createClaimReports({
      database: accounts.database,
      queue,
      now,
      log: silent,
      claimsUrl,
      claimSecrets: SECRETS,
      withinMs,
    });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/claims`;
  beforeAll(async () => {
    clock = new TestClock(TEST_DAY);
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      received.push({ headers: request.headers, body: await text(request) });
      const next = behavior.shift() ?? 204;
      if (next !== 'late') response.writeHead(next).end();
    };
    server = createServer((request, response) => void respond(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    accounts = await startAccounts('pglite', {
      claimReportsOf: async (database) => {
        queue = await startJobQueue({ database, log: silent, clock, worksOnJobs: false });
        const options = { database, queue, now, log: silent, claimsUrl: url(), claimSecrets: SECRETS };
        return createClaimReports(options);
      },
    });
    await addClaimables(accounts.database);
  });
  afterAll(async () => {
    await queue.stop();
    await accounts.stop();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    await accounts.reset();
    accounts.pass(TEST_DAY.getTime() - accounts.now().getTime());
    for (const table of [claims, rateLimits, rateLimitItems]) await accounts.database.orm.delete(table);
    await queue.deleteAllJobs('claims');
    received.length = 0;
    behavior = [];
    reports = reportsOf(url());
  });

  async function claim(
    visit = visitTo(NEW_YORK, daysAfter(dayOf(accounts.now().getTime()), -12)),
    others: Parameters<typeof sendAs>[2] = {},
  ): Promise<string> {
    const response = await sendAs(await accounts.openAs('member@example.com'), visit, others);
    return ((await response.json()) as { claim: { reference: string } }).claim.reference;
  }
  const deliveries = () => accounts.database.orm.select().from(claimDeliveries);

  test('CLM-07.a a claim leaves once, with a signature of each secret and all that decides it', async () => {
    const reference = await claim();
    await reports.sendWaiting();
    await reports.addMissingJobs();
    await reports.sendWaiting();
    expect(received).toHaveLength(1);
    const [{ headers, body } = expect.fail()] = received;
    const signed = {
      id: headers['webhook-id'] as string,
      timestamp: headers['webhook-timestamp'] as string,
      signature: headers['webhook-signature'] as string,
      body,
    };
    for (const secret of SECRETS) expect(isSignedWebhook([secret], signed, now())).toBe(true);
    expect(isSignedWebhook(['another'], signed, now())).toBe(false);
    expect(JSON.parse(body)).toMatchObject({
      type: 'claim.received',
      data: {
        partnerId: 'hilton',
        reference,
        state: 'received',
        billCents: 4820,
        findings: [],
        pictures: [],
      },
    });
    expect(await deliveries()).toMatchObject([{ tries: 1, failure: null, sentAt: now() }]);
  });

  test('CLM-07.a a claim is sent with its findings and pictures, and again with the receipt that it needed', async () => {
    const { publicId: memberId } = await accounts.member('member@example.com');
    const pictureOf = (id: string, data: number) => ({
      id,
      memberId,
      partnerId: 'hilton',
      createdAt: accounts.now(),
      contentType: 'image/jpeg',
      width: 3,
      height: 4,
      data: new Uint8Array([data]),
    });
    await accounts.database.orm.insert(claimPictures).values([pictureOf('p-1', 1), pictureOf('p-2', 2)]);
    const reference = await claim(visitTo(WEEKENDS, '2026-06-01'), {
      pictureIds: ['p-1'],
      findingsSeen: ['dayWithoutReward'],
    });
    await accounts.database.orm.update(claims).set({ state: 'needsMore' });
    const browser = await accounts.openAs('member@example.com');
    const put = { method: 'PUT', body: { pictureIds: ['p-2'] } } as const;
    expect((await callAsMember(browser, `${CLAIMS}/${reference}`, put)).status).toBe(200);
    await reports.sendWaiting();
    expect(received).toHaveLength(2);
    const [first = '', second = ''] = received.map(({ body }) => body);
    const size = { contentType: 'image/jpeg', width: 3, height: 4 };
    const pictures = [
      { ...size, base64: 'AQ==' },
      { ...size, base64: 'Ag==' },
    ];
    for (const body of [first, second])
      expect(JSON.parse(body)).toMatchObject({
        type: 'claim.received',
        data: {
          reference,
          memberId,
          findings: [{ kind: 'dayWithoutReward', earnDays: ['Sun', 'Fri', 'Sat'] }],
          pictures,
        },
      });
  });

  test('CLM-07.a a receiver that fails, is late and hears it twice gets one message, which is not lost', async () => {
    await claim();
    behavior = [500, 'late'];
    await reports.sendWaiting();
    expect(await deliveries()).toMatchObject([
      { sentAt: null, tries: 1, failure: 'The receiver responded with 500.' },
    ]);
    await reports.sendWaiting();
    expect(received).toHaveLength(1);
    await clock.setTime(clock.now() + HOUR_MS);
    await reportsOf(url(), 500).sendWaiting();
    expect(received).toHaveLength(2);
    expect(await deliveries()).toMatchObject([{ sentAt: null, tries: 2 }]);
    await clock.setTime(clock.now() + HOUR_MS);
    await reports.addMissingJobs();
    await reports.sendWaiting();
    expect(await deliveries()).toMatchObject([{ sentAt: now(), tries: 3, failure: null }]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    await clock.setTime(clock.now() + HOUR_MS);
    await reports.sendWaiting();
    expect(received).toHaveLength(3);
  });

  test('CLM-07.a what was claimed while nothing was sent leaves later, also after its job was lost', async () => {
    await claim();
    await queue.deleteAllJobs('claims');
    await reports.sendWaiting();
    await reportsOf(undefined).addMissingJobs();
    await reports.sendWaiting();
    expect(received).toEqual([]);
    await Promise.all([reports.addMissingJobs(), reports.addMissingJobs()]);
    await reports.sendWaiting();
    expect(received).toHaveLength(1);
  });
});
