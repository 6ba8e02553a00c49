import type { Page, Request } from '@playwright/test';

import { newEmail, newMemberNumber } from './people.ts';

export const validAnswers = () => ({
  firstName: 'Robin',
  lastName: 'Ames',
  email: newEmail(),
  memberNumber: newMemberNumber(),
  password: 'table4robin',
  passwordConfirm: 'table4robin',
  address1: '1 State Street',
  address2: 'Suite 5',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  phoneNumber: '(312) 555-0147',
});
export type Answers = ReturnType<typeof validAnswers>;

export function joinPage(page: Page) {
  const form = page.getByRole('form', { name: /^Join / });
  const field = (name: keyof Answers) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    terms: form.getByRole('checkbox', { name: /I accept the program terms/ }),
    texts: form.getByRole('checkbox', { name: /^Text me/ }),
    mails: form.getByRole('checkbox', { name: /^Email me/ }),
    submit: form.getByRole('button', { name: 'Join and continue' }),
    async fillIn(answers: Partial<Answers>) {
      for (const [name, text] of Object.entries(answers)) {
        const control = field(name as keyof Answers);
        if (name === 'state') await control.selectOption(text);
        else await control.fill(text);
      }
    },
  };
}

export const isJoinCall = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/Members/Prospects';
