import { inventMerchants, seed } from '@tableside/demo/seed';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createPasswords } from '../accounts/passwords.ts';
import { schema } from './database.ts';
import { readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { saveDemoMerchants, refuseDemoData, removeDemoData } from './demo-data.ts';

const partners = (await readTestPartners()).filter(({ id }) => id === 'hilton');
const options = {
  partners,
  merchants: 20,
  today: TEST_DAY,
  hasPeople: false,
  passwords: createPasswords({ cost: 4 }),
};

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase('pglite');
});
afterEach(() => opened.stop());

const countMerchants = () => opened.database.orm.$count(schema.merchants);

test('production rejects demo merchants until a command removes them, or they are seeded again explicitly', async () => {
  const { database } = opened;
  await refuseDemoData(database);
  expect(await seed(database, options)).toBe(true);
  await expect(refuseDemoData(database)).rejects.toThrow('20 demo merchants');
  expect(await removeDemoData(database)).toMatchObject({ people: 0, places: 20 });
  await refuseDemoData(database);
  expect(await countMerchants()).toBe(0);
  expect(await seed(database, options)).toBe(true);
  await expect(refuseDemoData(database)).rejects.toThrow('20 demo merchants');
  await saveDemoMerchants(database);
  await refuseDemoData(database);
  expect(await removeDemoData(database)).toMatchObject({ places: 0 });
  expect(await countMerchants()).toBe(20);
});

test('no demo merchants or benefits are added to real merchants', async () => {
  const { database } = opened;
  const [first = expect.fail()] = inventMerchants(1, TEST_DAY);
  await database.orm.insert(schema.merchants).values({ ...first, isDemo: false });
  expect(await seed(database, options)).toBe(false);
  expect(await countMerchants()).toBe(1);
  expect(await database.orm.$count(schema.merchantBenefits)).toBe(0);
  expect(await removeDemoData(database)).toMatchObject({ places: 0 });
  expect(await countMerchants()).toBe(1);
});
