import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { refusalOf } from '@tableside/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSecureFrameApp } from '../secure-frame/secure-frame-app.ts';
import { readPageFiles } from '../secure-frame/page-files.ts';
import { encryptCard } from '../testing/encrypt-card.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { close, listen } from '../web/listening.ts';
import { createLog } from '../web/log.ts';
import { createVault, openVault, type KeyedVault } from './index.ts';

const VISA = '4111111111111111';

describe('an external vault, over the network', () => {
  let opened: TestDatabase;
  let here: KeyedVault;
  let server: Server;
  let url: string;
  let time = Date.parse('2026-06-15T12:00:00Z');
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    here = createVault({
      database: opened.database,
      secret: 'of the vault',
      now: () => new Date(time),
      refusalOf,
    });
    const app = createSecureFrameApp(
      {
        vault: here,
        partners: [],
        defaultPartner: '',
        isProduction: false,
        log: createLog('silent'),
        vaultSecret: 'shared',
      },
      await readPageFiles(),
    );
    server = createAdaptorServer({ fetch: app.fetch }) as Server;
    url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(async () => {
    await close(server);
    await opened.stop();
  });

  const open = (given: { vaultUrl?: string; vaultSecret?: string | undefined } = {}) =>
    openVault({
      database: opened.database,
      vaultKeySecret: 'of the platform',
      now: () => new Date(time),
      vaultUrl: url,
      vaultSecret: 'shared',
      ...given,
    });

  test('PRV-04.d forgets cards by their tokens, however many, and unknown ones too', async () => {
    const remote = open();
    const encryptedCardNumber = await encryptCard(remote, VISA, 'american');
    const given = { encryptedCardNumber, partnerId: 'american' };
    const { token } = await remote.tokenize(given);
    expect((await remote.tokenize(given)).token).toBe(token);
    const others = Array.from({ length: 150 }, (_, index) => `unknown ${index}`);
    await remote.forget([...others, token]);
    await remote.forget([token]);
    expect((await remote.tokenize(given)).token).not.toBe(token);
    await expect(open({ vaultSecret: 'wrong' }).forget([token])).rejects.toThrow('responded with 401');
  });

  test('returns the vault’s own results', async () => {
    const remote = open();
    const given = {
      encryptedCardNumber: await encryptCard(remote, VISA, 'american'),
      partnerId: 'american',
    };
    expect(await remote.tokenize(given)).toEqual(await here.tokenize(given));
    const refused = await encryptCard(remote, '4000000000000002', 'american');
    expect(await remote.tokenize({ ...given, encryptedCardNumber: refused })).toMatchObject({
      refusal: { code: 'E1', message: 'Declined' },
    });
  });

  test('OPS-31 its address may have a path, with or without a slash at its end', async () => {
    const paths: (string | undefined)[] = [];
    const proxy = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(503).end();
    });
    const base = `http://127.0.0.1:${await listen(proxy, 0, '127.0.0.1')}/base`;
    for (const vaultUrl of [base, `${base}/`]) {
      const behind = open({ vaultUrl });
      await expect(behind.publicKeys()).rejects.toThrow('responded with 503');
      await expect(behind.forget(['token'])).rejects.toThrow('responded with 503');
    }
    await close(proxy);
    expect(paths).toEqual(['/base/keys', '/base/vault/tokens', '/base/keys', '/base/vault/tokens']);
  });

  test('distinguishes its errors', async () => {
    const remote = open();
    const encryptedCardNumber = await encryptCard(remote, VISA, 'american');
    await expect(remote.tokenize({ encryptedCardNumber, partnerId: 'hilton' })).rejects.toMatchObject({
      name: 'VaultError',
      reason: 'unreadable',
    });
    time += 3 * 3_600_000;
    await expect(remote.tokenize({ encryptedCardNumber, partnerId: 'american' })).rejects.toMatchObject({
      reason: 'expired',
    });
  });

  test('a wrong secret, a redirect and a timeout are failures', async () => {
    const given = { encryptedCardNumber: 'a.b.c.d.e', partnerId: 'american' };
    await expect(open({ vaultSecret: 'other' }).tokenize(given)).rejects.toThrow(
      'The vault responded with 401.',
    );
    const thief = createServer((_, response) => response.writeHead(307, { Location: `${url}/keys` }).end());
    thief.listen(0, '127.0.0.1');
    await new Promise((done) => thief.once('listening', done));
    const elsewhere = open({ vaultUrl: `http://127.0.0.1:${(thief.address() as AddressInfo).port}` });
    await expect(elsewhere.tokenize(given)).rejects.toThrow('fetch failed');
    await expect(elsewhere.publicKeys()).rejects.toThrow('fetch failed');
    await close(thief);
    await expect(elsewhere.publicKeys()).rejects.toThrow('fetch failed');
  });

  test('reports invalid settings', () => {
    expect(() => open({ vaultSecret: undefined })).toThrow('VAULT_URL requires VAULT_SECRET');
  });
});
