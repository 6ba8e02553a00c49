import type { Page, Response } from '@playwright/test';

import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { cancelReservation, findRestaurant, inAMonth, reservationPage } from './reservation-page.ts';
import { expect, openDevice, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');
// In Europe, clocks change on other days than at the restaurants, and the day begins hours earlier.
test.use({ timezoneId: 'Europe/Berlin' });

interface SentEvent {
  readonly eventName: string;
  readonly eventId: string;
}

/** Records the reservation events that the endpoint has accepted. */
function acceptedEvents(page: Page) {
  const accepted: SentEvent[] = [];
  page.on('response', (response: Response) => {
    if (!response.url().endsWith('/api/Impressions') || !response.ok()) return;
    const events = response.request().postDataJSON() as SentEvent[];
    accepted.push(...events.filter(({ eventName }) => eventName.startsWith('reservation')));
  });
  return {
    /** Expects these events since the last call, each once, in any order of delivery. */
    async expectOnly(...names: readonly string[]) {
      const named = () => accepted.map(({ eventName }) => eventName.replace('reservation', '')).toSorted();
      await expect.poll(named).toEqual(names.toSorted());
      expect(new Set(accepted.map(({ eventId }) => eventId)).size).toBe(accepted.length);
      accepted.length = 0;
    },
  };
}

/** Returns the next Sundays on which clocks change in the United States. */
function clockChanges(): readonly string[] {
  const now = new Date();
  const sunday = (year: number, month: number, number: number) => {
    const first = new Date(Date.UTC(year, month, 1));
    return new Date(Date.UTC(year, month, 1 + ((7 - first.getUTCDay()) % 7) + 7 * (number - 1)));
  };
  return [
    [2, 2],
    [10, 1],
  ].map(([month = 0, number = 0]) => {
    const thisYear = sunday(now.getUTCFullYear(), month, number);
    const next = thisYear > now ? thisYear : sunday(now.getUTCFullYear() + 1, month, number);
    return next.toISOString().slice(0, 10);
  });
}

const restaurants = (page: Page, baseURL: string | undefined) => ({
  usual: () => findRestaurant(page, baseURL, { isWanted: ({ id }) => Number(id) % 10 !== 3 }),
  /** The last two digits of a demo restaurant's number select its scenario. */
  scenario: (digits: number) => findRestaurant(page, baseURL, { first: 100_000 + digits, step: 100 }),
});

test('RES-07 RES-10 RES-11 RES-12 RES-13 RES-14 RES-18 RES-19 TRK-10 every result of a search and a choice is shown, and each event arrives once', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 424/);
  const at = restaurants(page, baseURL);
  const { section, dialog, slots, find, pickFirst, reserve } = reservationPage(page);
  const events = acceptedEvents(page);

  await page.goto(await at.usual());
  await find();
  await pickFirst();
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await events.expectOnly('UserSearch', 'SlotSelected', 'LoginPrompt');

  await signIn(page, await createPerson(page, baseURL, 'member'));
  await page.goto(await at.usual());
  // The browser's yesterday may be today at the restaurant.
  const time = section.getByRole('combobox', { name: 'Time' });
  await time.selectOption('00:00');
  await find(await section.getByLabel('Date').getAttribute('min').then(String));
  await expect(section).toContainText('That time has passed at the restaurant');
  await time.selectOption('19:00');
  await events.expectOnly('UserSearch', 'UserSearchNoAvailability');

  await page.goto(await at.scenario(43));
  await find();
  await expect(section).toContainText('reservations for 4 people or more');
  await section.getByRole('combobox', { name: 'Party size' }).selectOption('18');
  await find();
  await expect(section).toContainText('reservations for up to 10 people');
  await section.getByRole('combobox', { name: 'Party size' }).selectOption('2');
  await events.expectOnly(...['UserSearch', 'UserSearchNoAvailability'].flatMap((name) => [name, name]));

  await page.goto(await at.scenario(33));
  await find();
  await expect(section).toContainText('No table is free around');
  await events.expectOnly('UserSearch', 'UserSearchNoAvailability');

  await page.goto(await at.scenario(73));
  await find();
  await expect(slots.first()).toHaveAccessibleDescription('No bonus');
  await events.expectOnly('UserSearch');

  await page.goto(await at.scenario(13));
  await find();
  await expect(section.getByRole('alert')).toContainText('We could not look for tables just now.');
  await events.expectOnly('UserSearch', 'FailedDependency');

  await page.goto(await at.scenario(63));
  await find();
  await expect(section.getByText('Looking for tables')).toBeAttached();
  await expect(slots.first()).toBeVisible();
  await events.expectOnly('UserSearch');

  await page.goto(await at.scenario(3));
  await find();
  await pickFirst();
  await expect(dialog.getByRole('heading', { name: 'A card is required' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Call / })).toBeVisible();
  await events.expectOnly('UserSearch', 'SlotSelected', 'CardRequired');

  await page.goto(await at.scenario(23));
  await find();
  await pickFirst();
  await expect(dialog.getByRole('alert')).toContainText('booking service did not answer');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(reserve).toBeHidden();
  await events.expectOnly('UserSearch', 'SlotSelected', 'FailedDependency');
});

test('RES-01 RES-08 RES-15 RES-16 RES-17 TRK-10 on days when clocks change a table is reserved at the restaurant’s time; overlaps and deactivated or blocked accounts are reported', async ({
  page,
  baseURL,
  browser,
  watch,
}) => {
  watch.allow(/status of 403/);
  const path = await restaurants(page, baseURL).usual();
  const { section, dialog, slots, find, pickFirst, reserve } = reservationPage(page);
  const events = acceptedEvents(page);
  await signIn(page, await createPerson(page, baseURL, 'member'));
  for (const date of clockChanges()) {
    await page.goto(path);
    await find(date);
    const pressed = slots.first();
    const time = (await pressed.textContent()) ?? '';
    expect(time).toMatch(/^\d+:[03]0 [AP]M$/);
    await pickFirst();
    const day = new Date(date).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    const table = dialog.getByText(`${day} at ${time}`);
    await expect(table).toBeVisible();
    await reserve.click();
    await expect(dialog.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
    await expect(table).toBeVisible();
    await events.expectOnly('UserSearch', 'SlotSelected', 'UserSubmit', 'BookingSuccess');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await find(date);
    await pickFirst();
    await expect(dialog.getByRole('alert')).toContainText(`${day} at ${time}.`);
    await expect(reserve).toBeHidden();
    await events.expectOnly('UserSearch', 'SlotSelected');
    await page.goto('/account/overview');
    await cancelReservation(page);
  }

  for (const [profile, message] of [
    ['deactivated', 'Your account with the booking provider has been deactivated.'],
    ['blocked', 'This reservation cannot be made with your account.'],
  ] as const) {
    const device = await openDevice(browser, baseURL);
    const own = reservationPage(device);
    const ownEvents = acceptedEvents(device);
    await signIn(device, await createPerson(page, baseURL, profile));
    await device.goto(path);
    await own.find(inAMonth());
    await own.pickFirst();
    await expect(own.dialog.getByRole('alert')).toHaveText(message);
    await ownEvents.expectOnly('UserSearch', 'SlotSelected', 'BookingFailure');
    await device.context().close();
  }
  await expect(section).toBeHidden();
});
