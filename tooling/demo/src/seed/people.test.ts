import { joinsBySso } from '@tableside/core';
import { createPasswords } from '@tableside/platform/accounts';
import { schema } from '@tableside/platform/database';
import {
  databaseKinds,
  openTestDatabase,
  readTestPartners,
  TEST_DAY,
  type TestDatabase,
} from '@tableside/platform/testing';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demoPeople, publicIdOf } from './demo-people.ts';
import { memberNumberFor } from './member-numbers.ts';
import { copyPerson, resetPeople } from './people.ts';
import { seed } from './seed.ts';

const passwords = createPasswords({ cost: 4 });
const partners = await readTestPartners();
const options = { partners, merchants: 0, today: TEST_DAY, passwords };

describe.each(databaseKinds)('demo members on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.stop());
  const members = () => opened.database.orm.select().from(schema.members);

  test('there are none in production', async () => {
    await seed(opened.database, { ...options, hasPeople: false });
    expect(await members()).toEqual([]);
  });

  test('an existing database gets them, and the first version’s members are replaced', async () => {
    const old = { publicId: 'demo-hilton-1', partnerId: 'hilton', email: 'member@example.com' };
    await opened.database.orm.insert(schema.members).values(old);
    expect(await seed(opened.database, options)).toBe(false);
    const rows = await members();
    expect(rows.map(({ publicId }) => publicId)).not.toContain('demo-hilton-1');
    for (const partner of partners) {
      const mine = rows.filter(({ partnerId }) => partnerId === partner.id);
      expect(mine.map(({ publicId }) => publicId).toSorted()).toEqual(
        demoPeople(partner)
          .map(({ publicId }) => publicId)
          .toSorted(),
      );
      expect(mine.length === 0).toBe(partner.enrollmentType === 'none');
    }
  });

  test('they are added once, and their changes stay', async () => {
    const where = eq(schema.members.email, 'vip@example.com');
    await opened.database.orm.update(schema.members).set({ firstName: 'Changed' }).where(where);
    const before = await members();
    await seed(opened.database, options);
    expect(await members()).toEqual(before);
  });

  test('they can be restored, for each partner separately', async () => {
    const hilton = partners.find(({ id }) => id === 'hilton');
    if (!hilton) throw new Error('There is no such partner.');
    await resetPeople(opened.database, hilton, options);
    const rows = await opened.database.orm
      .select()
      .from(schema.members)
      .where(eq(schema.members.email, 'vip@example.com'));
    const others = partners.filter(({ id, hasVIP }) => hasVIP && id !== 'hilton');
    expect(others.length).toBeGreaterThan(0);
    expect(Object.fromEntries(rows.map(({ partnerId, firstName }) => [partnerId, firstName]))).toEqual({
      ...Object.fromEntries(others.map(({ id }) => [id, 'Changed'])),
      hilton: 'Vivian',
    });
  });

  test('a copy of a demo member is another person with the same state', async () => {
    const hilton = partners.find(({ id }) => id === 'hilton');
    if (!hilton) throw new Error('There is no such partner.');
    const copies = [
      await copyPerson(opened.database, hilton, 'newmember', options),
      await copyPerson(opened.database, hilton, 'newmember', options),
    ];
    const ids = copies.map((person) => person?.publicId ?? '');
    expect(new Set([...ids, ...demoPeople(hilton).map(({ publicId }) => publicId)]).size).toBe(
      demoPeople(hilton).length + 2,
    );
    const rows = await opened.database.orm
      .select()
      .from(schema.memberBonuses)
      .where(inArray(schema.memberBonuses.memberId, ids));
    expect(rows).toHaveLength(2);
    expect(await copyPerson(opened.database, hilton, 'nobody', options)).toBeUndefined();
    await opened.database.orm.delete(schema.members).where(inArray(schema.members.publicId, ids));
  });

  const cardsOf = async (publicId: string) => {
    const { cards, partnerCards } = schema;
    const { orm } = opened.database;
    const linked = await orm.select().from(cards).where(eq(cards.memberId, publicId));
    const handedOver = await orm.select().from(partnerCards).where(eq(partnerCards.memberId, publicId));
    return { linked, handedOver };
  };
  const lastFours = (rows: readonly { lastFour: string }[]) =>
    rows.map(({ lastFour }) => lastFour).toSorted();

  test('CRD-01 enrolled members have a card, others none; some partners provide cards', async () => {
    const rows = await members();
    const { orm } = opened.database;
    for (const { publicId, memberType, email, partnerId } of rows) {
      const { linked, handedOver } = await cardsOf(publicId);
      expect([email, linked.length > 0]).toEqual([email, memberType === 'EnrolledCardMember']);
      const offered =
        { 'member@example.com': 3, 'nocard@example.com': 14, 'closed@example.com': 2 }[email] ?? 0;
      const isHandedOver = partners.some(
        ({ id, hasPartnerLoadedCards }) => id === partnerId && hasPartnerLoadedCards,
      );
      expect([email, handedOver.length]).toEqual([email, isHandedOver ? offered : 0]);
    }
    const known = rows.find(({ email }) => email === 'member@example.com');
    const { linked } = await cardsOf(known?.publicId ?? '');
    expect(linked.map(({ cardType, lastFour }) => `${cardType} ${lastFour}`).toSorted()).toEqual([
      'Mastercard 4444',
      'Visa 1111',
    ]);
    await orm.delete(schema.cards);
    await seed(opened.database, options);
    expect((await cardsOf(known?.publicId ?? '')).linked).toHaveLength(2);
  });

  test('an unlinked demo card does not return, and fingerprints are the vault’s', async () => {
    const hilton = partners.find(({ id }) => id === 'hilton');
    if (!hilton) throw new Error('There is no such partner.');
    const fingerprintOf = (digits: string) => Promise.resolve(`vault ${digits.slice(-4)}`);
    const copy = await copyPerson(opened.database, hilton, 'member', { ...options, fingerprintOf });
    const before = await cardsOf(copy?.publicId ?? '');
    expect(lastFours(before.linked)).toEqual(['1111', '4444']);
    expect(lastFours(before.handedOver)).toEqual(['2001', '2002', '2003']);
    expect(before.linked.map(({ fingerprint }) => fingerprint).toSorted()).toEqual([
      'vault 1111',
      'vault 4444',
    ]);
    await opened.database.orm.delete(schema.members).where(eq(schema.members.publicId, copy?.publicId ?? ''));

    const vip = publicIdOf('hilton', 'vip');
    const gone = { deletedAt: TEST_DAY };
    await opened.database.orm.update(schema.cards).set(gone).where(eq(schema.cards.memberId, vip));
    await seed(opened.database, options);
    expect((await cardsOf(vip)).linked.map(({ deletedAt }) => deletedAt)).toEqual([TEST_DAY]);
    await resetPeople(opened.database, hilton, options);
    expect((await cardsOf(vip)).linked.map(({ deletedAt }) => deletedAt)).toEqual([null]);
  });

  test('members have passwords or single sign-on subjects, according to the partner', async () => {
    for (const row of await members()) {
      const isKnownOnly = /^(activate\d?|unprofiled)@/.test(row.email);
      const isSso = partners.some((partner) => partner.id === row.partnerId && joinsBySso(partner));
      expect([row.email, row.passwordHash !== null]).toEqual([row.email, !isKnownOnly && !isSso]);
      expect([row.email, row.ssoSubject]).toEqual([
        row.email,
        isSso && !isKnownOnly ? `demo-${row.email.split('@')[0]}` : null,
      ]);
    }
  });
});

test('ids look as hard to guess as real ones, and are unique', () => {
  const ids = partners.flatMap((partner) => demoPeople(partner).map(({ publicId }) => publicId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
});

test('member numbers match the partner’s pattern', () => {
  const numberFor = (partnerNumberPattern: string) =>
    memberNumberFor({ id: 'sample', partnerNumberPattern }, 'member');
  for (const pattern of [
    String.raw`^[A-Za-z]{3}\d{9}$`,
    String.raw`^[A-Za-z]{3}\d{1,15}$`,
    String.raw`^\d{10}$`,
    '^[A-Z]{2}[0-9]{6}$',
  ]) {
    expect(numberFor(pattern)).toMatch(new RegExp(pattern));
  }
  expect(numberFor('^x{40}$')).toBeUndefined();
  for (const partner of partners) {
    const numbers = demoPeople(partner).flatMap(({ memberNumber }) => memberNumber ?? []);
    expect(numbers).toHaveLength(partner.hasPPN ? demoPeople(partner).length : 0);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
