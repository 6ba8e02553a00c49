import type { Page } from '@playwright/test';

import { holdCode } from './hold-code.ts';
import { loginPage, startSession } from './login-page.ts';
import { expectHealthyAtBothSizes, expectHealthyPage } from './page-health.ts';
import { createPerson } from './people.ts';
import { cancelReservation, findRestaurant, inAMonth, reservationPage } from './reservation-page.ts';
import { expect, test } from './site.ts';

// In Tokyo, the restaurant's 7 p.m. is 8 a.m.
test.use({ timezoneId: 'Asia/Tokyo' });

async function openRestaurant(page: Page) {
  await page.goto('/search?reservations=true&zip=10011');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
}

const sectionOf = (page: Page, name = 'Reserve a table') => page.getByRole('region', { name });
const slotsOf = (section: ReturnType<typeof sectionOf>) => section.getByRole('listitem').getByRole('button');

/**
 * Finds a restaurant that earns only for members of this tier. Skips numbers that end in 3, which may be
 * reservation scenarios.
 */
const restaurantOfTier = (page: Page, baseURL: string | undefined, tier: number) =>
  findRestaurant(page, baseURL, {
    isWanted: ({ id, benefitAvailability }) => benefitAvailability.requiredTier === tier && !id.endsWith('3'),
  });

async function reserveAndCancel(page: Page) {
  const { dialog, slots, find, pickFirst, reserve } = reservationPage(page);
  await find();
  await expect(slots.first()).toBeVisible();
  await pickFirst();
  await reserve.click();
  const own = dialog.getByRole('link', { name: 'See your reservations' });
  await expect(own).toBeVisible();
  await expectHealthyPage(page);
  await own.click();
  await cancelReservation(page);
}

test(
  'RES-01 RES-05 RES-07.a RES-07.b RES-08 RES-20 MER-30.b UIX-13.a UIX-13.b in a translated page, a visitor from another time zone finds a table in the evening, signs in, reserves the same one, changes it and cancels it',
  { tag: ['@phone', '@smoke', '@translated'] },
  async ({ page, baseURL }) => {
    const person = await createPerson(page, baseURL, 'member');
    await openRestaurant(page);
    const section = sectionOf(page);
    await section.getByLabel('Date').fill(inAMonth());
    await section.getByRole('button', { name: 'Find a table' }).click();
    await expect(slotsOf(section).first()).toBeVisible();
    for (const time of await slotsOf(section).allTextContents()) expect(time).toMatch(/^[5-9]:\d\d PM$/);
    await slotsOf(section).first().click();
    const dialog = page.getByRole('dialog');
    const table = dialog.getByText(/^\w+, .* at \d+:\d\d [AP]M$/);
    const chosen = (await table.textContent()) ?? '';
    await expectHealthyPage(page);
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await loginPage(page).signIn(person);
    await expect(dialog.getByText(/We’re holding this table/)).toBeVisible();
    await expect(table).toHaveText(chosen);
    await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
    await expectHealthyPage(page);
    await dialog.getByRole('link', { name: 'See your reservations' }).click();

    const own = sectionOf(page, 'Your reservations');
    await expect(own.getByRole('listitem')).toContainText(chosen);
    await own.getByRole('link', { name: /^Change reservation/ }).click();
    const change = sectionOf(page, 'Change your reservation');
    await expect(change).toBeFocused();
    await expect(change.getByRole('heading')).toBeInViewport();
    await change.getByRole('button', { name: '1 person' }).click();
    await change.getByRole('button', { name: 'Find a table' }).click();
    await slotsOf(change).last().click();
    await expect(table).not.toHaveText(chosen);
    const moved = (await table.textContent()) ?? '';
    await expectHealthyPage(page);
    await dialog.getByRole('button', { name: 'Change reservation' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
    await dialog.getByRole('link', { name: 'See your reservations' }).click();
    await expect(own.getByRole('listitem')).toContainText(moved);
    await expect(own.getByRole('listitem')).toContainText('1 person');
    await cancelReservation(page);
  },
);

test(
  'RES-01 a search started before the page’s code has loaded runs when it has',
  { tag: '@phone' },
  async ({ page }) => {
    await openRestaurant(page);
    await expect(sectionOf(page)).toBeVisible();
    const release = await holdCode(page);
    await page.goto(page.url(), { waitUntil: 'commit' });
    const section = sectionOf(page);
    await section.getByLabel('Date').fill(inAMonth());
    await section.getByLabel('Time', { exact: true }).selectOption('19:30');
    await section.getByRole('button', { name: 'Find a table' }).click();
    release();
    await expect(slotsOf(section).first()).toBeVisible();
    await expect(section.getByLabel('Date')).toHaveValue(inAMonth());
    await expect(section.getByLabel('Time', { exact: true })).toHaveValue('19:30');
  },
);

test(
  'RES-01 RES-08 MER-13.b MER-24.a a member who opted out sees that a restaurant is for others, opts in, reserves there and cancels',
  { tag: '@credits' },
  async ({ page, baseURL }) => {
    await startSession(page, baseURL, await createPerson(page, baseURL, 'optedout'));
    await page.goto(await restaurantOfTier(page, baseURL, 2));
    const benefits = sectionOf(page, 'Benefits');
    const unlock = benefits.getByRole('button', { name: 'Unlock access to earn' });
    const { dialog } = reservationPage(page);
    await expect(benefits.locator('ol').getByRole('listitem')).toHaveCount(0);
    await unlock.click();
    const optIn = dialog.getByRole('button', { name: 'Opt in to our email' });
    await expect(optIn).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await optIn.click();
    await expect(dialog).toBeHidden();
    await expect(unlock).toHaveCount(0);
    await expect(benefits.locator('ol').getByRole('listitem')).toHaveCount(7);
    await reserveAndCancel(page);
  },
);
