import { expect, type Page, type Request } from '@playwright/test';

import { createPerson, type Person } from './people.ts';

const words = {
  hilton: {
    heading: 'Your table is ready',
    action: 'Activate my membership',
    done: 'You’re checked in',
    link: 'Search restaurants',
  },
  american: {
    heading: 'One step to your first mile',
    action: 'Activate and start earning',
    done: 'You’re cleared for dinner',
    link: 'Find a restaurant',
  },
};

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

export async function openActivationLink(
  page: Page,
  partner: string,
  siteUrl: string | undefined,
): Promise<Person> {
  const person = await createPerson(page, siteUrl, 'activate');
  await page.goto(`/activate?public_id=${person.publicId}`);
  await expect(activatePage(page, partner).button).toBeEnabled();
  return person;
}

export const isActivation = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/Member/Activate';

export const storedPublicId = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('dr.publicId'));
