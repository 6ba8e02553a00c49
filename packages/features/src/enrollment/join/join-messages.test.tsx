import { problem, prospectHandlers } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { field, joinWith } from './fill-in.fixture.tsx';

test.each([
  ['VAL-08.a nothing', 'First name', '', 'This field is required.'],
  ['VAL-08.a VAL-09 too much', 'Last name', 'a'.repeat(51), 'Last name can have at most 50 characters'],
  ['VAL-08.a VAL-09 too little', 'Password', 'table4', 'Password must have at least 8 characters'],
  ['VAL-08.a VAL-09 another length', 'ZIP code', '1001', 'ZIP code must have 5 characters exactly'],
  ['VAL-08.a other letters', 'ZIP code', '1001a', 'Enter a 5-digit ZIP code.'],
])('%s at a field: “%s” with “%s” shows “%s”', async (_why, label, typed, words) => {
  await renderSite('/join');
  await joinWith({ [label]: typed });
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
});

test.each([
  ['a call that did not go through', problem(404), /That didn’t go through\. What you typed is still here/],
  ['a fault of the server', problem(500), /Something went wrong\. Please refresh the page and try again\./],
  [
    'a captcha that is missing',
    problem(403, { code: 'captcha' }),
    /You must complete the reCAPTCHA to continue/,
  ],
])('VAL-08.a %s has its own message', async (_why, response, words) => {
  server.use(prospectHandlers.create(response));
  await renderSite('/join');
  await joinWith();
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await messages.findByText(words)).toBeVisible();
  expect(field('First name')).toHaveValue('Robin');
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
