import { buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { enter, heading, here, signsInAfterFirstCall, renderSite, server } from '../site.fixture.tsx';

const title = 'We need a new email address';
const email = () => screen.findByRole('textbox', { name: /^New email address\b(?! once)/ });
const again = () => screen.getByRole('textbox', { name: /^Confirm new email address/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

function memberWithDeadAddress() {
  signsInAfterFirstCall(buildMemberBody({ emailUpdateRequired: true, email: 'gone@example.com' })).signedIn();
}

test('AUT-12 a saved address redirects the member to the stored page', async () => {
  memberWithDeadAddress();
  const bodies: unknown[] = [];
  server.use(
    memberHandlers.update(({ body }) => {
      bodies.push(body);
      server.use(memberHandlers.member());
      return buildMemberBody({ email: 'new@example.com' });
    }),
  );
  renderSite('/fix_credentials', { hasSession: true, storedPage: '/account/profile' });
  expect(await heading(title)).toBeVisible();
  await enter(await email(), ' new@example.com');
  await enter(again(), 'new@example.com\u200B ');
  await save();
  await waitFor(() => expect(here()).toBe('/account/profile'));
  expect(window.history.state).toMatchObject({ idx: 0 });
  expect(bodies).toEqual([{ email: 'new@example.com', emailConfirm: 'new@example.com' }]);
  expect(await screen.findByText('Your email address is saved.')).toBeVisible();
});

test('ERR-23 an address saved after the page was left leads nowhere', async () => {
  memberWithDeadAddress();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    memberHandlers.update(async () => {
      await promise;
      server.use(memberHandlers.member());
      return buildMemberBody({ email: 'new@example.com' });
    }),
  );
  renderSite('/fix_credentials', { hasSession: true, storedPage: '/account/profile' });
  await enter(await email(), 'new@example.com');
  await enter(again(), 'new@example.com');
  await save();
  leaveTo('/search');
  resolve();
  expect(await screen.findByText('Your email address is saved.')).toBeVisible();
  expect(here()).toBe('/search');
});

test('AUT-12 VAL-09 VAL-21.a addresses that are none or too long, and other confirmations, are rejected without a call', async () => {
  memberWithDeadAddress();
  const call = vi.fn(() => problem(500));
  const tooLong = `${'a'.repeat(46)}@b.co`;
  server.use(memberHandlers.update(call));
  renderSite('/fix_credentials', { hasSession: true });
  for (const [one, other, words, wordsAgain] of [
    ['a..b@c.co', 'a..b@c.co', /such as name@example.com/, ''],
    ['', '', 'This field is required.', 'This field is required.'],
    ['a@b.c', 'a@b.c', /such as name@example.com/, ''],
    [tooLong, tooLong, 'New email address can have at most 50 characters', ''],
    ['a@b.co', 'a@c.co', '', 'This doesn’t match what you typed above.'],
  ] as const) {
    for (const field of [await email(), again()]) await userEvent.clear(field);
    if (one !== '') await enter(await email(), one);
    if (other !== '') await enter(again(), other);
    await save();
    await waitFor(async () => {
      expect(await email()).toHaveAccessibleDescription(words);
      expect(again()).toHaveAccessibleDescription(wordsAgain);
    });
    expect(call).not.toHaveBeenCalled();
  }
  expect(await violationsIn()).toEqual([]);
});

test('AUT-12 a server error is shown at its field', async () => {
  memberWithDeadAddress();
  const errors = [{ field: 'email', message: 'This email address is already in use' }];
  server.use(memberHandlers.update(problem(400, { errors })));
  renderSite('/fix_credentials', { hasSession: true });
  await enter(await email(), 'a@b.co');
  await enter(again(), 'a@b.co');
  await save();
  await waitFor(async () =>
    expect(await email()).toHaveAccessibleDescription('This email address is already in use'),
  );
  expect(again()).toHaveValue('a@b.co');
});

test('ROU-11.a a partner with single sign-on has no such page', async () => {
  signsInAfterFirstCall();
  renderSite('/fix_credentials', { partner: { enrollmentType: 'sso' } });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});
