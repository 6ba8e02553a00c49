import { problem, prospectHandlers } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { acceptTerms, answers, field, fillIn, joinWith, submitButton } from './fill-in.fixture.tsx';

test('VAL-08.a VAL-09 each fault of a field has its own message, with the name and the number', async () => {
  const faults = [
    ['First name', '', 'This field is required.'],
    ['Last name', 'a'.repeat(51), 'Last name can have at most 50 characters'],
    ['Password', 'table4', 'Password must have at least 8 characters'],
    ['ZIP code', '1001', 'ZIP code must have 5 characters exactly'],
  ] as const;
  const shows = (label: string, words: string) =>
    waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
  await renderSite('/join');
  await joinWith(Object.fromEntries(faults));
  for (const [label, , words] of faults) await shows(label, words);
  await fillIn({ 'ZIP code': '1001a' });
  await shows('ZIP code', 'Enter a 5-digit ZIP code.');
});

test('VAL-08.a each failure of the call has its own message, and no input is lost', async () => {
  await renderSite('/join');
  await fillIn(answers);
  await acceptTerms();
  for (const [response, words] of [
    [problem(404), /That didn’t go through\. What you typed is still here/],
    [problem(500), /Something went wrong\. Please refresh the page and try again\./],
    [problem(403, { code: 'captcha' }), /You must complete the reCAPTCHA to continue/],
  ] as const) {
    server.use(prospectHandlers.create(response));
    await userEvent.click(submitButton());
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(words)).toBeVisible();
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
    expect(field('First name')).toHaveValue('Robin');
  }
});

test('VAL-08.b content overrides messages by its key', async () => {
  const copy = { 'forms.required': 'We need this.', 'forms.minLength': '{label}: {num} or more' };
  await renderSite('/join', { content: { '*': [{ slug: 'navbar', fields: { copy } }] } });
  await joinWith({ 'First name': '', Password: 'table4' });
  await waitFor(() =>
    expect(field('First name')).toHaveAccessibleDescription(expect.stringContaining('We need this.')),
  );
  expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining('Password: 8 or more'));
});
