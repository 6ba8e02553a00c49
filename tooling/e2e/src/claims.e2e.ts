import type { merchantsContract } from '@tableside/api-client/contract';
import type { Page } from '@playwright/test';

import { signedDecision } from './claim-decision.ts';
import { createPerson } from './people.ts';
import { startSession } from './login-page.ts';
import { expect, requestServer, test } from './site.ts';

type SearchResponse = merchantsContract.MerchantSearchResponse;

function claimPage(page: Page) {
  const form = page.getByRole('form', { name: 'Report a visit' });
  return {
    form,
    restaurant: form.getByLabel(/^Restaurant/),
    date: form.getByLabel(/^Date of your visit/),
    bill: form.getByLabel(/^Amount you paid/),
    card: form.getByLabel(/^Card you paid with/),
    submit: form.getByRole('button', { name: 'Look for my visit' }),
  };
}

test(
  'CLM-01.a CLM-02.a CLM-02.b CLM-02.c CLM-06.a CLM-06.c CLM-06.d CLM-07.c CLM-09.b on a phone a visit that never came is reported with a picture, received, and credited once it is decided',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const request = requestServer(page, baseURL);
    const found = (await (
      await request('/api/v2/Merchants/Search?location=Chicago&pageSize=50')
    ).json()) as SearchResponse;
    // The restaurant earns on each day, and joined the program before any day that can be reported.
    const place = found.merchants.find(
      ({ details, benefitAvailability: { requiredTier, rates } }) =>
        requiredTier === 0 && details.highlight === undefined && rates.every(({ days }) => days.length === 7),
    );
    const { name } = place!;
    const person = await createPerson(page, baseURL, 'member');
    await startSession(page, baseURL, person);
    await page.goto('/account/recent_activity');
    await page
      .getByRole('complementary', { name: 'Missing rewards' })
      .getByRole('link', { name: 'Report a visit' })
      .click();
    const { form, restaurant, date, bill, card, submit } = claimPage(page);
    await restaurant.fill(name);
    await form.getByRole('option', { name }).first().click();
    await date.fill((await date.getAttribute('max')) ?? '');
    await bill.fill('48.20');
    await card.selectOption({ index: 1 });
    const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await form.locator('input[type="file"]').setInputFiles(picture);
    await expect(form.getByText('receipt.png was added')).toBeAttached();
    await submit.click();

    await expect(page.getByRole('heading', { name: 'We have your report' })).toBeFocused();
    const reference = await page.getByRole('definition').first().innerText();
    expect(reference).toMatch(/^[A-Z\d]{6}$/);
    await page.getByRole('link', { name: 'Follow it in your activity' }).click();
    const reported = page.getByRole('region', { name: 'Visits you reported' });
    const claim = reported.locator('[data-claim]').filter({ hasText: reference });
    await expect(claim).toContainText(name);
    await expect(claim.getByText('Received', { exact: true })).toBeVisible();
    await claim.getByRole('button', { name: /^Details/ }).click();
    await expect(claim.getByText('1 picture', { exact: true })).toBeVisible();

    const decision = { reference, state: 'credited', reason: 'goodwill', amount: 250, decidedBy: 'Support' };
    const forged = signedDecision(decision);
    const unsigned = { ...forged, headers: { ...forged.headers, 'webhook-signature': 'v1,AAAA' } };
    expect((await request('/api/Webhooks/Claims', unsigned)).status()).toBe(401);
    expect(await (await request('/api/Webhooks/Claims', signedDecision(decision))).json()).toMatchObject({
      state: 'credited',
      isChanged: true,
    });
    await page.reload();
    await expect(claim.getByText('Credited', { exact: true })).toBeVisible();
    await claim.getByRole('button', { name: /^Details/ }).click();
    await expect(claim).toContainText('We couldn’t find your payment, but we credited the visit anyway.');
    await expect(claim).toContainText('team credited it.');
    const record = page.locator('li:has(time)').filter({ hasText: '+250' });
    await expect(record.filter({ hasText: name })).toBeVisible();
  },
);
