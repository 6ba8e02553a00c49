import type { Locator, Page } from '@playwright/test';

import { startSession } from './login-page.ts';
import { createPerson, type Person, type Profile } from './people.ts';
import { expect } from './site.ts';

type Tab = 'overview' | 'recent_activity' | 'user_profile';

export async function openTab(page: Page, siteUrl: string | undefined, tab: Tab): Promise<void> {
  await page.goto(`${siteUrl ?? ''}/account/${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function openAccount(
  page: Page,
  siteUrl: string | undefined,
  { profile, tab }: { readonly profile: Profile; readonly tab: Tab },
): Promise<Person> {
  const person = await createPerson(page, siteUrl, profile);
  await startSession(page, siteUrl, person);
  await openTab(page, siteUrl, tab);
  return person;
}

export function overviewPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    year: main.getByRole('region', { name: /^Earned in / }),
    meter: (name: string) => main.getByRole('progressbar', { name }),
  };
}

export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
