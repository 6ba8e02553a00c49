import type { claimsContract } from '@tableside/api-client/contract';
import { weekdays, type Weekday } from '@tableside/core';
import { inventMerchants } from '@tableside/demo/seed';

import { schema, type Database } from '../database/database.ts';
import type { TestAccounts } from './test-accounts.ts';
import { TEST_DAY } from './test-api.ts';
import { callAsMember } from './test-cards.ts';
import type { TestBrowser } from './test-browser.ts';

export const CLAIMS = '/api/Claims';

interface ClaimableRestaurant {
  readonly id: number;
  readonly timeZone?: string;
  readonly joinedOn?: string;
  readonly days?: readonly Weekday[];
  readonly rate?: number;
  readonly requiredTier?: 0 | 2 | 3;
  readonly partnerIds?: readonly string[];
}

export async function addClaimable(
  { orm }: Pick<Database, 'orm'>,
  {
    id,
    timeZone = 'America/New_York',
    joinedOn = '2020-01-01',
    days = weekdays,
    rate = 5,
    requiredTier = 0,
    partnerIds = ['hilton'],
  }: ClaimableRestaurant,
): Promise<void> {
  const [merchant] = inventMerchants(1, TEST_DAY);
  if (!merchant) throw new Error('No merchant was invented.');
  const { merchantBenefits, merchants } = schema;
  await orm.insert(merchants).values({ ...merchant, id, name: `Restaurant ${id}`, timeZone, joinedOn });
  const rates = ([0, 2, 3] as const).map((tier) => ({ tier, rate, days }));
  for (const partnerId of partnerIds)
    await orm
      .insert(merchantBenefits)
      .values({ partnerId, merchantId: id, campaignCodes: [], rates, days: 127, requiredTier });
}

/** Resets the accounts, sets the clock to `TEST_DAY`, and deletes claims with their mails and limits. */
export async function resetClaims(accounts: TestAccounts): Promise<void> {
  await accounts.reset();
  accounts.pass(TEST_DAY.getTime() - accounts.now().getTime());
  const { claims, outbox, rateLimitItems, rateLimits } = schema;
  for (const table of [claims, outbox, rateLimits, rateLimitItems]) await accounts.database.orm.delete(table);
}

export const visitTo = (
  merchantId: number,
  visitDate: string,
  others: Partial<claimsContract.CheckClaimRequest> = {},
): claimsContract.CheckClaimRequest => ({
  merchantId: String(merchantId),
  visitDate,
  billCents: 4820,
  card: { lastFour: '9999' },
  ...others,
});

export const checkAs = (browser: TestBrowser, body: unknown): Promise<Response> =>
  callAsMember(browser, `${CLAIMS}/Check`, { method: 'POST', body });

export const sendAs = (
  browser: TestBrowser,
  visit: claimsContract.CheckClaimRequest,
  others: Partial<claimsContract.SendClaimRequest> = {},
): Promise<Response> =>
  callAsMember(browser, CLAIMS, {
    method: 'POST',
    body: { ...visit, pictureIds: [], findingsSeen: [], ...others },
  });

export const claimsOf = async (browser: TestBrowser): Promise<claimsContract.ClaimsResponse> =>
  (await (await callAsMember(browser, CLAIMS)).json()) as claimsContract.ClaimsResponse;

export const NEW_YORK = 7001;
export const HONOLULU = 7002;
export const GUAM = 7003;
export const WEEKENDS = 7004;
export const FOR_VIPS = 7005;
export const LATE = 7006;
export const LEFT = 7007;

export async function addClaimables(database: Pick<Database, 'orm'>): Promise<void> {
  await addClaimable(database, { id: NEW_YORK, partnerIds: ['hilton', 'united', 'delta'] });
  await addClaimable(database, { id: HONOLULU, timeZone: 'Pacific/Honolulu' });
  await addClaimable(database, { id: GUAM, timeZone: 'Pacific/Guam' });
  await addClaimable(database, { id: WEEKENDS, days: ['Fri', 'Sat', 'Sun'] });
  await addClaimable(database, { id: FOR_VIPS, requiredTier: 3, rate: 6 });
  await addClaimable(database, { id: LATE, joinedOn: '2026-06-01' });
  await addClaimable(database, { id: LEFT, partnerIds: [] });
}
