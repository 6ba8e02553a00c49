import { dineSummaryContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { recordOf } from '../../testing/test-activity.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds)('the yearly summary on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const summaryOf = async (records: Parameters<typeof recordOf>[2][]) => {
    const { publicId } = await accounts.member('nocard@example.com');
    await accounts.database.orm
      .insert(schema.activityRecords)
      .values(records.map((each, at) => recordOf(publicId, `t${at}`, each)));
    const browser = await accounts.openAs('nocard@example.com');
    const response = await callAsMember(browser, '/api/Member/DineSummary');
    const { currentYearBenefits, currentYearDines } = dineSummaryContract.dineSummaryResponse
      .strict()
      .parse(await response.json());
    return [currentYearBenefits, currentYearDines];
  };

  test('API-18.a API-18.b HIS-24.a HIS-24.b the year is in UTC, to the millisecond', async () => {
    const at = (moment: string) => ({ occurredAt: new Date(moment), rewardHundredths: 100 });
    expect(
      await summaryOf([
        at('2025-12-31T23:59:59.999Z'),
        at('2026-01-01T00:00:00.000Z'),
        at('2026-12-31T23:59:59.999Z'),
        at('2027-01-01T00:00:00.000Z'),
      ]),
    ).toEqual([2, 2]);
  });

  test('API-18.a API-18.b HIS-24.a HIS-24.b rewards count once awarded, visits also while their reward is pending', async () => {
    expect(
      await summaryOf([
        { status: 'Awarded', rewardHundredths: 10 },
        { status: 'Paid', rewardHundredths: 25 },
        { status: 'Pending', rewardHundredths: 1000 },
        { status: 'Deferred', rewardHundredths: 1000 },
        { status: 'Forfeit', rewardHundredths: 1000 },
      ]),
    ).toEqual([0.35, 3]);
  });

  test('API-18.a API-18.b HIS-24.a HIS-24.b a reward without a bill is no visit, a refund subtracts, and credits do not count', async () => {
    const credit = { recordType: 'Credit', status: 'completed', isDine: false, rewardHundredths: 0 } as const;
    expect(
      await summaryOf([
        { rewardHundredths: 50_000 },
        { rewardHundredths: 7500, isDine: false, billCents: null },
        { rewardHundredths: -20_000, isDine: false, billCents: -400 },
        credit,
      ]),
    ).toEqual([375, 1]);
  });

  test('API-18.a negative earnings are zero', async () => {
    expect(await summaryOf([{ rewardHundredths: -100, isDine: false }])).toEqual([0, 0]);
  });
});
