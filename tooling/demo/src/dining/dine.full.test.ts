import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DemoPlatform } from '../start-demo.ts';
import { startTestDemo } from '../start-test-demo.fixture.ts';
import { dine, type DineArguments } from './dine-command.ts';

describe('the dine command', () => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startTestDemo();
  });
  afterAll(() => platform.stop());
  const usual = { partner: 'hilton', email: 'member@example.com', amount: '48.20' };
  const run = (typed: DineArguments, port = platform.port, host = '127.0.0.1') =>
    dine(typed, { host, port, partnerIds: platform.partners.map(({ id }) => id) });

  test('ACC-04.a reports what happened and the current progress', async () => {
    expect(await run(usual)).toEqual({
      message:
        '$48.20 at The Corner Table for member@example.com: 241 points, awarded. ' +
        'Now 6 visits and $271.80 to go to VIP, 1,531 points earned this year.',
      exitCode: 0,
    });
    expect((await run({ ...usual, status: 'pending' }, platform.port, '0.0.0.0')).message).toBe(
      '$48.20 at The Corner Table for member@example.com: 241 points, pending. ' +
        'Now 5 visits and $223.60 to go to VIP, 1,531 points earned this year.',
    );
  });

  test('a failure is an error message with exit code 1', async () => {
    expect(await run({ ...usual, email: 'nobody@example.com' })).toEqual({
      message: 'Hilton has no member nobody@example.com.',
      exitCode: 1,
    });
    expect(await run({ ...usual, merchant: '7' })).toEqual({
      message: 'Merchant 7 is not in this program.',
      exitCode: 1,
    });
  });

  test('no platform, or another program, listens on the port', async () => {
    const server: Server = createServer((_, response) => response.writeHead(404).end('<p>Nothing.</p>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await run(usual, port)).toEqual({
      message: `http://hilton.localhost:${port} does not accept meals: it responded with 404.`,
      exitCode: 1,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(await run(usual, port)).toEqual({
      message: `No platform is running at http://hilton.localhost:${port}: start it with "pnpm platform serve".`,
      exitCode: 1,
    });
  });

  test.each([
    [{ partner: undefined }, /^--partner must be one of .*hilton/],
    [{ partner: 'nobody' }, /^--partner must be one of /],
    [{ email: undefined }, /^--email must be /],
    [{ email: 'member' }, /^--email must be /],
    ...['', '0', '-4', '4.555', 'ten', '1e3', '10000.01', '٣'].map(
      (amount) => [{ amount }, /^--amount must be dollars/] as const,
    ),
    [{ merchant: '0' }, /^--merchant must be /],
    [{ merchant: '12x' }, /^--merchant must be /],
    [{ status: 'eaten' }, /^--status must be one of Awarded, /],
    [{ reason: 'unlucky' }, /^--reason must be one of dayWithoutReward, /],
  ] as const)('invalid arguments are reported with exit code 2: %j', async (wrong, sentence) => {
    const { message, exitCode } = await run({ ...usual, ...wrong });
    expect([message, exitCode]).toEqual([expect.stringMatching(sentence), 2]);
  });

  test('the endpoint validates its input, and rejects other sites', async () => {
    const post = (body: unknown, headers = {}) =>
      fetch(`http://127.0.0.1:${platform.port}/dev/dine`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const good = { email: 'member@example.com', amount: '5.00' };
    for (const wrong of [
      { amount: '0.001' },
      { amount: 5 },
      { merchantId: '7' },
      { status: 'paid' },
      { more: 1 },
    ])
      expect([wrong, (await post({ ...good, ...wrong })).status]).toEqual([wrong, 400]);
    expect((await post(good, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
