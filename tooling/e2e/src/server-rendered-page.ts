import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { Weekday } from '@tableside/core';

import { expect, requestServer } from './site.ts';

const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface ListedMerchant {
  readonly id: string | number;
  readonly name: string;
}

export async function aMerchant(page: Page, baseURL: string | undefined) {
  const query = new URLSearchParams({ location: 'Boston, MA', pageNo: '1', pageSize: '10' });
  const response = await requestServer(page, baseURL)(`/api/v2/Merchants/Search?${query.toString()}`);
  const { merchants } = (await response.json()) as { readonly merchants: readonly ListedMerchant[] };
  const [first] = merchants;
  if (!first) throw new Error('There is no merchant near Boston.');
  return { name: first.name, path: `/merchants/${first.id}` };
}

/**
 * Returns the path of a search near Boston, on random weekdays, that the server has just rendered. A page
 * more than a minute old fetches its data again, and a busy server renders a new one only for the next
 * visitor.
 */
export async function renderedSearch(page: Page, baseURL: string | undefined): Promise<string> {
  const days = weekdays.filter(() => randomInt(2) === 1).map((day) => `&benefitsFor=${day}`);
  const path = `/search?location=Boston%2C+MA${days.join('')}&features=takeout`;
  const request = requestServer(page, baseURL);
  await expect.poll(async () => (await request(path)).text()).toContain('page-data');
  return path;
}
