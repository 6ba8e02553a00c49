import { expect, type Page } from '@playwright/test';

import { requestServer } from './site.ts';

export interface DemoRestaurant {
  readonly id: string;
  readonly orderUrl?: string | undefined;
  readonly reservationProviders: readonly string[];
  readonly benefitAvailability: { readonly requiredTier: number };
}

/**
 * Finds the first demo restaurant that takes reservations and matches.
 * @param step - 100 for a reservation scenario, which the last two digits select.
 */
export async function findRestaurant(
  page: Page,
  baseURL: string | undefined,
  {
    first = 100_001,
    step = 1,
    isWanted = () => true,
  }: {
    readonly first?: number;
    readonly step?: number;
    readonly isWanted?: (restaurant: DemoRestaurant) => boolean;
  },
): Promise<string> {
  const request = requestServer(page, baseURL);
  for (let id = first; id < first + 1000 * step && id < 110_000; id += step) {
    const response = await request(`/api/merchants/${id}`);
    if (!response.ok()) continue;
    const restaurant = (await response.json()) as DemoRestaurant;
    if (restaurant.reservationProviders.length > 0 && isWanted(restaurant)) return `/merchants/${id}`;
  }
  throw new Error('No demo restaurant is as wanted.');
}

/** Returns a Saturday about a month ahead. On Saturdays, every demo restaurant is open. */
export function inAMonth(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 34 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

export function reservationPage(page: Page, name = 'Reserve a table') {
  const section = page.getByRole('region', { name });
  const dialog = page.getByRole('dialog');
  const slots = section.getByRole('listitem').getByRole('button');
  return {
    section,
    dialog,
    slots,
    find: async (date = inAMonth()) => {
      await page.locator('#root[data-live]').waitFor();
      await section.getByLabel('Date').fill(date);
      await section.getByRole('button', { name: 'Find a table' }).click();
    },
    pickFirst: async () => {
      await slots.first().click();
      await expect(dialog).toBeVisible();
    },
    reserve: dialog.getByRole('button', { name: 'Reserve', exact: true }),
  };
}

export async function cancelReservation(page: Page): Promise<void> {
  const own = page.getByRole('region', { name: 'Your reservations' });
  await own.getByRole('button', { name: /^Cancel reservation/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(own.getByText('You have no reservations.')).toBeVisible();
}
