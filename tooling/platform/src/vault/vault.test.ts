import { randomUUID } from 'node:crypto';

import { refusalOf } from '@tableside/demo';
import { CompactEncrypt, importJWK } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { encryptCard } from '../testing/encrypt-card.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { allTextOf } from '../testing/all-text.ts';
import { createVault, type VaultCard } from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const VISA = '4111111111111111';

describe.each(databaseKinds)('the vault on %s', (kind) => {
  let opened: TestDatabase;
  let time = Date.parse('2026-06-15T12:00:00Z');
  const now = () => new Date(time);
  const open = (given: { secret?: string; refusalOf?: undefined } = {}) =>
    createVault({ database: opened.another(), secret: 'test', now, refusalOf, ...given });
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());

  const fault = (given: Promise<VaultCard>) =>
    given.then(
      () => 'none',
      (error: unknown) => (error as { reason?: string }).reason,
    );

  test('returns a token, a fingerprint, the type and the last four digits', async () => {
    const vault = open();
    const numbers = {
      [VISA]: ['Visa', '1111'],
      '5105105105105100': ['Mastercard', '5100'],
      '378282246310005': ['Amex', '0005'],
      '6011111111111117': ['Discover', '1117'],
    };
    for (const [number, [cardType, lastFour]] of Object.entries(numbers)) {
      const encryptedCardNumber = await encryptCard(vault, number, 'american');
      const card = await vault.tokenize({ encryptedCardNumber, partnerId: 'american' });
      expect(card).toEqual({
        token: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        fingerprint: expect.stringMatching(/^[\w-]{43}$/) as string,
        cardType,
        lastFour,
      });
    }
  });

  test('one number has one fingerprint at every partner and in every process; another secret has another', async () => {
    const [vault, other, foreign] = [open(), open(), open({ secret: 'other' })];
    const fingerprints = await Promise.all(
      (
        [
          [vault, 'american'],
          [other, 'hilton'],
          [foreign, 'american'],
        ] as const
      ).map(async ([from, partnerId]) => {
        const encryptedCardNumber = await encryptCard(from, VISA, partnerId);
        return (await from.tokenize({ encryptedCardNumber, partnerId })).fingerprint;
      }),
    );
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[2]).not.toBe(fingerprints[0]);
  });

  test('the same message returns the same card, also to parallel requests in several processes', async () => {
    const vaults = [open(), open(), open()];
    const encryptedCardNumber = await encryptCard(open(), VISA, 'american');
    const cards = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (vaults[index % 3] ?? open()).tokenize({ encryptedCardNumber, partnerId: 'american' }),
      ),
    );
    expect(new Set(cards.map(({ token }) => token)).size).toBe(1);
    const again = await encryptCard(open(), VISA, 'american');
    const card = await open().tokenize({ encryptedCardNumber: again, partnerId: 'american' });
    expect(card.token).not.toBe(cards[0]?.token);
    expect(card.fingerprint).toBe(cards[0]?.fingerprint);
  });

  test('an id reused for another number returns that number’s own card', async () => {
    const vault = open();
    const jti = randomUUID();
    const [first, second] = await Promise.all(
      [VISA, '4242424242424242'].map(async (number) =>
        vault.tokenize({
          encryptedCardNumber: await encryptCard(vault, number, 'american', { jti }),
          partnerId: 'american',
        }),
      ),
    );
    expect([first?.lastFour, second?.lastFour]).toEqual(['1111', '4242']);
    expect(first?.token).not.toBe(second?.token);
  });

  test('rejects messages that are another partner’s, tampered with, not a card, or malformed', async () => {
    const vault = open();
    const good = await encryptCard(vault, VISA, 'american');
    const faultOf = (encryptedCardNumber: string, partnerId = 'american') =>
      fault(vault.tokenize({ encryptedCardNumber, partnerId }));
    expect(await faultOf(good, 'hilton')).toBe('unreadable');
    const parts = good.split('.');
    for (const index of parts.keys()) {
      const part = parts[index] ?? '';
      const middle = Math.floor(part.length / 2);
      const bent = `${part.slice(0, middle)}${part[middle] === 'A' ? 'B' : 'A'}${part.slice(middle + 1)}`;
      expect([index, await faultOf(parts.with(index, bent).join('.'))]).toEqual([index, 'unreadable']);
    }
    for (const number of ['4111111111111112', '36227206271667', '1234', '4111 1111 1111 1111', '']) {
      expect([number, await faultOf(await encryptCard(vault, number, 'american'))]).toEqual([
        number,
        'unreadable',
      ]);
    }
    for (const message of ['', VISA, 'a.b.c.d.e', '....', `${good}${'.x'.repeat(3000)}`])
      expect(await faultOf(message)).toBe('unreadable');
  });

  test('accepts no other algorithm and no key of another vault', async () => {
    const vault = open();
    const { keys } = await vault.publicKeys();
    const { kid = '' } = keys[0] ?? {};
    const text = new TextEncoder().encode('{}');
    const direct = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
      .encrypt(new Uint8Array(32));
    const older = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM', kid })
      .encrypt(await importJWK({ ...keys[0], alg: 'RSA-OAEP' }, 'RSA-OAEP'));
    const foreign = await encryptCard(open({ secret: 'other' }), VISA, 'american');
    for (const encryptedCardNumber of [direct, older, foreign])
      expect(await fault(vault.tokenize({ encryptedCardNumber, partnerId: 'american' }))).toBe('unreadable');
  });

  test('a message is valid for two hours, and none may be from the future', async () => {
    const vault = open();
    const at = async (seconds: number) => {
      const { now: clock } = await vault.publicKeys();
      const encryptedCardNumber = await encryptCard(vault, VISA, 'american', { iat: clock + seconds });
      return fault(vault.tokenize({ encryptedCardNumber, partnerId: 'american' }));
    };
    expect(await at(-7199)).toBe('none');
    expect(await at(-7202)).toBe('expired');
    expect(await at(240)).toBe('none');
    expect(await at(400)).toBe('unreadable');
  });

  test('keys rotate after 30 days; the previous one decrypts for another day, and is then destroyed', async () => {
    const vault = open();
    const kid = async () => (await vault.publicKeys()).keys[0]?.kid;
    const first = await kid();
    time += 29 * DAY;
    expect(await kid()).toBe(first);
    const old = await encryptCard(vault, VISA, 'american', { iat: (time + DAY + 23 * HOUR) / 1000 });
    const later = await encryptCard(vault, VISA, 'american', { iat: (time + 2 * DAY) / 1000 });
    time += DAY;
    const second = await kid();
    expect(second).not.toBe(first);
    time += 23 * HOUR;
    expect(await fault(vault.tokenize({ encryptedCardNumber: old, partnerId: 'american' }))).toBe('none');
    time += 2 * HOUR;
    expect(await fault(vault.tokenize({ encryptedCardNumber: later, partnerId: 'american' }))).toBe(
      'expired',
    );
    time += 31 * DAY;
    await kid();
    const rows = await opened.database.orm
      .select()
      .from(schema.vaultKeys)
      .where(eq(schema.vaultKeys.kid, first ?? ''));
    expect(rows.map(({ wrappedKey }) => wrappedKey)).toEqual(['']);
    expect(await fault(vault.tokenize({ encryptedCardNumber: later, partnerId: 'american' }))).toBe(
      'expired',
    );
  });

  test('parallel requests in several processes that need a new key create one', async () => {
    time += 40 * DAY;
    const vaults = Array.from({ length: 4 }, () => open());
    const kids = await Promise.all(
      vaults
        .flatMap((vault) => Array.from({ length: 25 }, () => vault))
        .map(async (vault) => (await vault.publicKeys()).keys.map(({ kid }) => kid)),
    );
    expect(new Set(kids.flat()).size).toBe(1);
  });

  test('publishes public keys only', async () => {
    const { keys } = await open().publicKeys();
    expect(keys).toEqual([
      {
        kty: 'RSA',
        e: 'AQAB',
        n: expect.stringMatching(/^[\w-]{512}$/) as string,
        kid: expect.any(String) as string,
        alg: 'RSA-OAEP-256',
        use: 'enc',
      },
    ]);
  });

  test('some demo numbers are declined, each with its own reason, and none in production', async () => {
    const refusals = {
      '4000000000000002': { code: 'E1', message: 'Declined' },
      '4000000000000069': { code: 'E2', message: 'This card has expired' },
      '4000000000000101': { code: 'E9', message: 'This card is linked to another dining program' },
      '4000000000000127': { code: 'E3', message: 'This card can’t be linked' },
    };
    for (const [number, refusal] of Object.entries(refusals)) {
      const encryptedCardNumber = await encryptCard(open(), number, 'american');
      const given = { encryptedCardNumber, partnerId: 'american' };
      expect(await open().tokenize(given)).toMatchObject({ refusal });
      expect(await open({ refusalOf: undefined }).tokenize(given)).not.toHaveProperty('refusal');
    }
  });

  test('no table contains a number, nor an unwrapped private key', async () => {
    const text = await allTextOf(opened.database);
    expect(text).toContain('vault_cards');
    expect(text).toContain('1111');
    for (const number of [VISA, '4242424242424242', '4000000000000002', '5105105105105100'])
      expect(text).not.toContain(number);
    expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });
});
