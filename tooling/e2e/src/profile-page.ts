import type { Page, Request } from '@playwright/test';

export function profilePage(page: Page) {
  const form = page.getByRole('form', { name: 'Your profile' });
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    smsOptIn: form.locator('[name="smsOptIn"]'),
    save: form.getByRole('button', { name: 'Save changes' }),
    unsaved: form.getByText('Not saved yet'),
    leaving: page.getByRole('dialog', { name: 'Leave without saving?' }),
  };
}

export const isSaveCall = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname === '/api/Member';
