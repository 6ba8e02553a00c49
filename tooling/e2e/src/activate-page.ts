import { expect, type Page, type Request } from '@playwright/test';

import { makePerson, type Person } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './site.ts';

/** What each site's content says on the two stages. */
const words = {
  hilton: {
    heading: 'Your table is ready',
    action: 'Activate my membership',
    done: 'You are checked in',
    link: 'Search restaurants',
  },
  american: {
    heading: 'One step to your first mile',
    action: 'Activate and start earning',
    done: 'You are cleared for dinner',
    link: 'Find a restaurant',
  },
};

/** The pages of activation as somebody uses them. */
export function activatePage(page: Page, partner: string) {
  const main = page.getByRole('main');
  const { heading, action, done, link } = partner === 'american' ? words.american : words.hilton;
  return {
    heading: main.getByRole('heading', { level: 1, name: heading }),
    button: main.getByRole('button', { name: action }),
    activatedHeading: main.getByRole('heading', { level: 1, name: done }),
    searchLink: main.getByRole('link', { name: link, exact: true }).first(),
  };
}

/** Makes somebody who can activate, and follows their mailed link. */
export async function comeToActivate(
  page: Page,
  partner: string,
  siteUrl: string | undefined,
): Promise<Person> {
  const person = await makePerson(page, siteUrl, 'activate');
  await page.goto(`/activate?public_id=${person.publicId}`);
  await expect(activatePage(page, partner).button).toBeEnabled();
  return person;
}

export const isActivation = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/Member/Activate';

/** The screen as it stands is accessible and no wider than the window. */
export async function expectFineScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The public id that the browser keeps; null when there is none. */
export const storedPublicId = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('dr.publicId'));
