import { seed } from '@tableside/demo/seed';

import { createPasswords } from '../accounts/passwords.ts';
import { createFingerprint } from '../vault/index.ts';
import { readTestPartners, TEST_DAY, TEST_SECRET } from './test-api.ts';
import type { Filling } from './test-database.ts';

interface DemoData {
  readonly merchants: number;
  /** Whether there are demo members; true by default. */
  readonly hasPeople?: boolean;
  /** Whether they have activity; true by default. */
  readonly hasActivity?: boolean;
}

/** The demo data of all partners on the day of tests. */
export const demoData = ({ merchants, hasPeople = true, hasActivity = hasPeople }: DemoData): Filling => ({
  name: [
    `merchants-${merchants}`,
    ...(hasPeople ? ['people'] : []),
    ...(hasActivity ? ['activity'] : []),
  ].join('-'),
  async fill(database) {
    await seed(database, {
      partners: await readTestPartners(),
      merchants,
      today: TEST_DAY,
      passwords: createPasswords({ cost: 4 }),
      fingerprintOf: createFingerprint(TEST_SECRET),
      hasPeople,
      hasActivity,
    });
  },
});
