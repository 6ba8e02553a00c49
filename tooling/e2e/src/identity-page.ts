import type { Page } from '@playwright/test';

import { newEmail } from './people.ts';

export function identityPage(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: /^Sign in to your / });
  return {
    heading,
    person: (name: string) => page.getByRole('button', { name }),
    cancel: page.getByRole('button', { name: 'Cancel and go back' }),
    signOut: page.getByRole('main').getByRole('button', { name: 'Sign out' }),
    staySignedIn: page.getByRole('button', { name: 'Stay signed in' }),
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
