import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { requestServer } from './site.ts';

interface ListedMerchant {
  readonly id: string | number;
  readonly name: string;
}

/** Returns a merchant near Boston and the path of its page. */
export async function aMerchant(page: Page, baseURL: string | undefined) {
  const query = new URLSearchParams({ location: 'Boston, MA', pageNo: '1', pageSize: '10' });
  const answer = await requestServer(page, baseURL)(`/api/v2/Merchants/Search?${query.toString()}`);
  const { merchants } = (await answer.json()) as { readonly merchants: readonly ListedMerchant[] };
  const [first] = merchants;
  if (!first) throw new Error('There is no merchant near Boston.');
  return { name: first.name, path: `/merchants/${first.id}` };
}

/** A search near Boston that was not made yet: a page that was rendered more than a minute ago fetches its data again. */
export const newSearch = (): string => `/search?location=42.${randomInt(30, 40)},-71.0${randomInt(10)}`;
