import { hasMembers } from '@tableside/core';
import { createPasswords } from '@tableside/platform/accounts';
import { schema } from '@tableside/platform/database';
import { databaseKinds, openTestDatabase, readTestPartners, TEST_DAY } from '@tableside/platform/testing';
import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { publicIdOf } from './demo-people.ts';
import { seed } from './seed.ts';

test.each(databaseKinds)(
  'SAV-05.c a demo member has saved four restaurants, one of which has left the program on %s',
  async (kind) => {
    const opened = await openTestDatabase(kind);
    onTestFinished(() => opened.stop());
    const partners = await readTestPartners();
    const options = { partners, merchants: 200, today: TEST_DAY, hasActivity: false };
    const passwords = createPasswords({ cost: 4 });
    await seed(opened.database, { ...options, passwords });
    await seed(opened.database, { ...options, passwords });
    const { merchantBenefits, savedMerchants } = schema;
    const { orm } = opened.database;
    const saving = partners.filter((partner) => partner.hasSavedPlaces && hasMembers(partner));
    expect(saving.length).toBeGreaterThan(0);
    for (const { id: partnerId } of saving) {
      const rows = await orm
        .select({ offeredBy: merchantBenefits.partnerId })
        .from(savedMerchants)
        .leftJoin(
          merchantBenefits,
          and(
            eq(merchantBenefits.partnerId, partnerId),
            eq(merchantBenefits.merchantId, savedMerchants.merchantId),
          ),
        )
        .where(eq(savedMerchants.memberId, publicIdOf(partnerId, 'member')));
      expect([partnerId, ...rows.map(({ offeredBy }) => offeredBy ?? '').toSorted()]).toEqual([
        partnerId,
        '',
        partnerId,
        partnerId,
        partnerId,
      ]);
    }
  },
);
