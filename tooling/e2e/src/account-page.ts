import type { Locator, Page } from '@playwright/test';

import { signIn } from './login-page.ts';
import { makePerson, type Person, type Profile } from './people.ts';
import { asksServer, expect } from './site.ts';

type Tab = 'overview' | 'recent_activity' | 'user_profile';

/** Goes to a part of the account and waits until it stands. */
export async function openTab(page: Page, siteUrl: string | undefined, tab: Tab): Promise<void> {
  await page.goto(`${siteUrl ?? ''}/account/${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in somebody who is like one of the invented people, and opens a part of their account. */
export async function openAccount(
  page: Page,
  siteUrl: string | undefined,
  { profile, tab }: { readonly profile: Profile; readonly tab: Tab },
): Promise<Person> {
  const person = await makePerson(page, siteUrl, profile);
  await signIn(page, person, siteUrl);
  await openTab(page, siteUrl, tab);
  return person;
}

/** Breaks a call of one partner's site until faults are taken away; for platforms that are a test's own. */
export async function breakCall(page: Page, siteUrl: string, fault: object): Promise<void> {
  const answer = await asksServer(page, siteUrl)('/dev/faults', { method: 'POST', data: fault });
  expect(answer.status()).toBe(200);
}

export async function mendCalls(page: Page, siteUrl: string): Promise<void> {
  expect((await asksServer(page, siteUrl)('/dev/faults', { method: 'DELETE' })).status()).toBe(200);
}

/** The overview as a member reads it. */
export function overviewPage(page: Page) {
  const main = page.getByRole('main');
  const bonusesUnder = (name: string) => main.getByRole('list', { name, exact: true }).getByRole('listitem');
  return {
    main,
    year: main.getByRole('region', { name: /^Earned in / }),
    meter: (name: string) => main.getByRole('progressbar', { name }),
    available: bonusesUnder('Available'),
    activated: bonusesUnder('Activated'),
    bonus: (under: Locator, text: string) => under.filter({ hasText: text }),
  };
}

/** What a message at the top of the page says; the first word is for those who do not see its color. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
