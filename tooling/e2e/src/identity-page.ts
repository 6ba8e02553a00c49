import type { Page } from '@playwright/test';

import { newEmail } from './people.ts';

/** Page object for the partner's own sign-in page, on its own origin. */
export function identityPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: /^Sign in to your / });
  return {
    heading,
    person: (name: string) => page.getByRole('button', { name }),
    cancel: page.getByRole('button', { name: 'Cancel and go back' }),
    signOut: page.getByRole('main').getByRole('button', { name: 'Sign out' }),
    staySignedIn: page.getByRole('button', { name: 'Stay signed in' }),
    /** Creates an account with the partner; returns its email address. */
    async signUp(firstName: string, lastName: string): Promise<string> {
      const email = newEmail();
      await page.getByLabel('First name').fill(firstName);
      await page.getByLabel('Last name').fill(lastName);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Create account and continue' }).click();
      return email;
    },
  };
}
