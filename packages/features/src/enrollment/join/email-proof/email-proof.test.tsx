import {
  buildMemberBody,
  memberHandlers,
  problem,
  prospectHandlers,
  recoveryHandlers,
} from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../../site.fixture.tsx';
import { answers, field, fillIn, findAlert, joinWith, submitButton } from '../fill-in.fixture.tsx';

const POST = 'POST /api/Members/Prospects';
const emailInUse = problem(400, {
  code: 'emailInUse',
  errors: [{ field: 'email', message: 'This email address is already in use' }],
});
const accountExists = problem(400, {
  code: 'accountExists',
  errors: [{ field: 'email', message: 'You already have an account.' }],
});
const wrongCode = problem(400, { errors: [{ field: 'code', code: 'wrongCode', message: 'Wrong.' }] });
const code = () => screen.findByRole('textbox', { name: '6-digit code' });
const requestCode = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function untilProven() {
  const sent: unknown[] = [];
  server.use(
    prospectHandlers.create(emailInUse),
    recoveryHandlers.start(({ body }) => (sent.push(body), { step: 'confirm' })),
    recoveryHandlers.confirm(({ body }) => {
      sent.push(body);
      server.use(
        prospectHandlers.create(() => {
          server.use(
            memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember', mustJoin: false })),
          );
          return { publicId: 'known' };
        }),
      );
      return { step: 'join', email: 'robin@example.com' };
    }),
  );
  return sent;
}

test('API-03.c ENR-04.b ENR-04.c a taken address is verified with an emailed code, and the form continues automatically', async () => {
  const sent = untilProven();
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(field('Email address')).toHaveAccessibleDescription(/already in use/));
  await requestCode();
  const title = await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/knows robin@example\.com, a message with a code is on its way/)).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Join/ })).toBeNull();
  expect(await violationsIn()).toEqual([]);

  await userEvent.type(await code(), '012 345{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/add_card'));
  expect(sent).toEqual([{ userName: 'robin@example.com' }, { code: '012345' }]);
  expect(server.countOf(POST)).toBe(2);
});

test.each([
  ['first name', { 'First name': 'Robyn' }, { firstName: 'Robyn' }],
  ['address', { 'Email address': 'robyn@example.com' }, { email: 'robyn@example.com' }],
])(
  'ENR-04.d a form whose %s was changed after its rejection waits for the visitor, who sends it as it is',
  async (_, changes, sent) => {
    untilProven();
    server.use(prospectHandlers.validateEmail({ isValid: false }));
    await renderSite('/join');
    await joinWith();
    await waitFor(() => expect(field('Email address')).toHaveAccessibleDescription(/already in use/));
    await fillIn(changes);
    await userEvent.tab();
    await requestCode();
    await userEvent.type(await code(), '012345{Enter}');
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(server.countOf(POST)).toBe(1);
    for (const [label, text] of Object.entries({ ...answers, ...changes }))
      expect(field(label)).toHaveValue(text);
    await userEvent.click(submitButton());
    await waitFor(() => expect(window.location.pathname).toBe('/add_card'));
    const last = JSON.parse(server.callsOf(POST).at(-1)?.body ?? '') as Record<string, unknown>;
    expect(last).toMatchObject(sent);
  },
);

test('an address found to be in use while the form is filled in is verified first, and the form waits', async () => {
  untilProven();
  server.use(prospectHandlers.validateEmail({ isValid: false }));
  await renderSite('/join');
  await fillIn({ 'First name': 'Robin', 'Email address': 'robin@example.com' });
  await userEvent.tab();
  await requestCode();
  await userEvent.type(await code(), '012345');
  await press('Confirm code');
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(field('First name')).toHaveValue('Robin');
  expect(screen.queryByText(/may already have an account/)).toBeNull();
  expect(server.countOf(POST)).toBe(0);
  await joinWith();
  await waitFor(() => expect(window.location.pathname).toBe('/add_card'));
});

test('a wrong code is shown at its field; an expired one returns to the form, to request a new one', async () => {
  untilProven();
  server.use(recoveryHandlers.confirm(wrongCode));
  await renderSite('/join');
  await joinWith();
  await requestCode();
  await userEvent.type(await code(), '111111');
  await press('Confirm code');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/isn’t the code we sent/));
  expect(await code()).toHaveFocus();

  server.use(recoveryHandlers.confirm(problem(400, { code: 'recoveryOver' })));
  await press('Confirm code');
  const expired = await screen.findByText('That code no longer works.');
  expect(expired).toBeVisible();
  for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
  await userEvent.click(
    within(expired.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Email me a code' }),
  );
  expect(await code()).toHaveValue('');
});

test('another code can be requested, and too many requests show a message', async () => {
  untilProven();
  await renderSite('/join');
  await joinWith();
  await requestCode();
  await code();
  await press('Send another code');
  expect(await screen.findByText('Another code is on its way. Only the newest one works.')).toBeVisible();
  server.use(recoveryHandlers.start(problem(429)));
  await press('Send another code');
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await messages.findByText(/wait/i)).toBeVisible();
  await press('Back to the form');
  expect(submitButton()).toBeVisible();
  for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
});

test('a person who already has a password can set a new one with the same code', async () => {
  server.use(prospectHandlers.create(accountExists), recoveryHandlers.confirm({ step: 'update' }));
  await renderSite('/join');
  await joinWith();
  await userEvent.click(within(await findAlert()).getByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await code(), '012345');
  await press('Confirm code');
  await waitFor(() => expect(window.location.pathname).toBe('/recover/update'));
  expect(window.history.state).toMatchObject({
    usr: { recovery: { step: 'update', userName: 'robin@example.com' } },
  });
  expect(server.countOf(POST)).toBe(1);
});

test('a form that is rejected after the verification keeps its values', async () => {
  untilProven();
  server.use(
    recoveryHandlers.confirm(() => {
      const errors = [{ field: 'zipCode', message: 'Invalid ZIP code' }];
      server.use(prospectHandlers.create(problem(400, { errors })));
      return { step: 'join', email: 'robin@example.com' };
    }),
  );
  await renderSite('/join');
  await joinWith();
  await requestCode();
  await userEvent.type(await code(), '012345');
  await press('Confirm code');
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
  await userEvent.click(submitButton());
  await waitFor(() => expect(field('ZIP code')).toHaveAccessibleDescription(/Invalid ZIP code/));
});

test('an address verified during recovery is filled in', async () => {
  server.use(prospectHandlers.validateEmail({ isValid: false }));
  await renderSite('/join', { state: { email: 'robin@example.com', isEmailProven: true } });
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(field('Email address')).toHaveValue('robin@example.com');
});
