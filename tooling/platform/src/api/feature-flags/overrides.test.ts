import type { cardsContract } from '@tableside/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { fieldErrorsIn, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { callAsMember, outcomeOf, PARTNER_CARDS, submit } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds)('feature flag overrides on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());
  afterEach(async () => {
    await accounts.database.orm.delete(schema.featureFlagOverrides);
  });

  const override = (name: string, value: boolean, partnerId = 'hilton') =>
    accounts.database.orm.insert(schema.featureFlagOverrides).values({ partnerId, name, value });
  const join = (body: object) =>
    accounts.open().call('/api/Members/Prospects', { method: 'POST', body: { ...buildJoinForm(), ...body } });
  const noAddress = { address1: '', city: '', state: '' };

  test('CFG-33.b forms are validated with the overridden switches: the address', async () => {
    const browser = accounts.open();
    await browser.enter('member@example.com');
    const update = () => browser.call('/api/Member', { method: 'PUT', body: { address: { address1: '' } } });
    expect(Object.keys(await fieldErrorsIn(await join(noAddress)))).toEqual(['address1', 'city', 'state']);
    expect(Object.keys(await fieldErrorsIn(await update()))).toContain('address1');
    await override('fullAddressRequired', false);
    expect((await join(noAddress)).status).toBe(201);
    expect((await update()).status).toBe(200);
  });

  test('CFG-33.b forms are validated with the overridden switches: the member number', async () => {
    const recover = () =>
      accounts.open().call('/api/Members/Recover', {
        method: 'POST',
        body: { userName: buildJoinForm().memberNumber },
      });
    expect(await fieldErrorsIn(await join({ memberNumber: '' }))).toHaveProperty('memberNumber');
    expect((await recover()).status).toBe(202);
    await override('hasPPN', false);
    expect((await join({ memberNumber: '', email: 'sam@example.com' })).status).toBe(201);
    expect(await fieldErrorsIn(await recover())).toHaveProperty('userName');
  });

  test('CFG-18.a CFG-33.b partner-loaded cards are listed and linked while their switch is on', async () => {
    const browser = accounts.open();
    await browser.enter('member@example.com');
    const list = () => callAsMember(browser, PARTNER_CARDS);
    const cards = (await (await list()).json()) as cardsContract.PartnerCardsResponse;
    const link = async (index: number) => outcomeOf(await submit(browser, { cards: [cards[index]] }));
    expect(await link(0)).toEqual([200, 'linked']);
    await override('hasPartnerLoadedCards', false);
    expect((await list()).status).toBe(404);
    expect(await link(1)).toEqual([400, 'E8']);
  });

  test('CFG-33.b overrides of one partner do not affect another', async () => {
    await override('fullAddressRequired', false, 'american');
    expect((await join(noAddress)).status).toBe(400);
  });
});
