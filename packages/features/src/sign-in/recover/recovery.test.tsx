import { problem, recoveryHandlers } from '@tableside/api-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { enter, heading, here, signsInAfterFirstCall, renderSite, server } from '../site.fixture.tsx';

const at = (step: string, userName = 'robin@example.com') => ({ state: { recovery: { step, userName } } });
const account = () => screen.findByRole('textbox', { name: /^Email address/ });
const code = () => screen.findByRole('textbox', { name: '6-digit code' });
const first = () => screen.findByLabelText(/^New password\b(?! once)/);
const second = () => screen.getByLabelText(/^Confirm new password/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('AUT-10.a ROU-12 the four pages follow each other, and Back does not return into them', async () => {
  signsInAfterFirstCall();
  const bodies: unknown[] = [];
  server.use(
    recoveryHandlers.start(({ body }) => (bodies.push(body), { step: 'confirm' })),
    recoveryHandlers.confirm(({ body }) => (bodies.push(body), { step: 'update' })),
    recoveryHandlers.update(({ body }) => (bodies.push(body), { step: 'success' })),
  );
  const entries = window.history.length;
  renderSite('/recover');
  await enter(await account(), ' robin@example.com ');
  await press('Send code');

  await enter(await code(), '012 345');
  expect(here()).toBe('/recover/confirm');
  await press('Confirm code');

  await enter(await first(), 'table4four');
  expect(here()).toBe('/recover/update');
  await enter(second(), 'table4four');
  await press('Save password');

  expect(await heading('Your password is changed')).toBeVisible();
  expect(here()).toBe('/recover/success');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(bodies).toEqual([
    { userName: 'robin@example.com' },
    { code: '012345' },
    { password: 'table4four', passwordConfirm: 'table4four' },
  ]);
  expect(window.history.length).toBe(entries);
});

describe('ERR-23 an answer that comes after the page was left is told there, and leads nowhere', () => {
  function hold(response?: Response) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const then =
      <T,>(usual: T) =>
      async () => {
        await promise;
        return response ?? usual;
      };
    signsInAfterFirstCall();
    server.use(
      recoveryHandlers.start(then({ step: 'confirm' } as const)),
      recoveryHandlers.confirm(then({ step: 'update' } as const)),
      recoveryHandlers.update(then({ step: 'success' } as const)),
    );
    return resolve;
  }
  const start = async () => {
    renderSite('/recover');
    await enter(await account(), 'robin@example.com');
    await press('Send code');
  };
  const confirm = async () => {
    renderSite('/recover/confirm', at('confirm'));
    await enter(await code(), '012345');
    await press('Confirm code');
  };
  const resend = async () => {
    renderSite('/recover/confirm', at('confirm'));
    await code();
    await press('Send another code');
  };
  const update = async () => {
    renderSite('/recover/update', at('update'));
    await enter(await first(), 'table4four');
    await enter(second(), 'table4four');
    await press('Save password');
  };
  const over = () => problem(400, { code: 'recoveryOver' });

  test.each<[string, () => Promise<void>, (() => Response) | undefined, RegExp]>([
    ['a code that was sent', start, undefined, /a message with a code is on its way/],
    ['another code', resend, undefined, /^A code is on its way/],
    ['a right code', confirm, undefined, /^Your email address is confirmed/],
    ['a code that is over', confirm, over, /^That code no longer works/],
    ['a new password', update, undefined, /^Your password is changed/],
    ['a recovery that is over', update, over, /^That code no longer works/],
  ])('%s', async (_what, send, respond, words) => {
    const resolve = hold(respond?.());
    await send();
    leaveTo('/search');
    resolve();
    expect(await screen.findByText(words)).toBeVisible();
    expect(here()).toBe('/search');
  });
});

test('AUT-10.a a membership without a profile goes to the join form, with the verified address', async () => {
  signsInAfterFirstCall();
  server.use(recoveryHandlers.confirm({ step: 'join', email: 'robin@example.com' }));
  renderSite('/recover/confirm', at('confirm', 'ABC123456789'));
  await enter(await code(), '012345');
  await press('Confirm code');
  await waitFor(() => expect(here()).toBe('/join'));
  const usr = { email: 'robin@example.com', isEmailProven: true };
  expect(window.history.state).toMatchObject({ idx: 0, usr });
});

test.each(['confirm', 'update', 'success'])(
  'AUT-10.b /recover/%s opened directly goes back to the first page, reloaded it stays',
  async (step) => {
    signsInAfterFirstCall();
    const { unmount } = renderSite(`/recover/${step}`);
    expect(await heading('Reset your password')).toBeVisible();
    expect(here()).toBe('/recover');
    expect(window.history.state).toMatchObject({ idx: 0 });
    unmount();

    renderSite(`/recover/${step}`, at(step, 'ABC123'));
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Reset your password');
    expect(here()).toBe(`/recover/${step}`);
  },
);

test('AUT-10.b a step other than the one reached goes back to the first page', async () => {
  signsInAfterFirstCall();
  renderSite('/recover/update', at('confirm'));
  await heading('Reset your password');
  expect(here()).toBe('/recover');
});

test('AUT-11.b CFG-32.a VAL-09 VAL-21.a VAL-25.a what is neither an address nor a number is rejected without a call', async () => {
  const call = vi.fn(() => problem(500));
  signsInAfterFirstCall();
  server.use(recoveryHandlers.start(call));
  renderSite('/recover', { partner: { memberNumberLabel: 'Guest number' } });
  const neither = 'Enter the email address for your account or a valid guest number.';
  for (const [typed, words] of [
    ['robin', neither],
    ['', 'This field is required.'],
    ['robin@example', neither],
    [`${'a'.repeat(243)}@example.com`, 'Email address or guest number can have at most 254 characters'],
    ['a..b@c.co', neither],
    ['', 'This field is required.'],
    ['AB1', neither],
    ['', 'This field is required.'],
    ['ABC123x', neither],
  ] as const) {
    await userEvent.clear(await account());
    if (typed !== '') await userEvent.paste(typed);
    await press('Send code');
    await waitFor(async () => expect(await account()).toHaveAccessibleDescription(words));
    expect(await account()).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  }
  expect(await violationsIn()).toEqual([]);
});

test('AUT-11.a AUT-11.b CFG-24.a CFG-32.a VAL-12.b a member number is accepted, in any case, unless members have none', async () => {
  signsInAfterFirstCall();
  const { unmount } = renderSite('/recover', { partner: { partnerNumberPattern: '^[A-Z]{2}\\d{4}$' } });
  await enter(await account(), 'ab1234');
  await press('Send code');
  expect(await screen.findByText(/an account for ab1234/)).toBeVisible();
  unmount();

  renderSite('/recover', { partner: { hasPPN: false } });
  await enter(await account(), 'ABC123');
  await press('Send code');
  await waitFor(async () =>
    expect(await account()).toHaveAccessibleDescription(/^Enter the email address for your account, such/),
  );
});

test('AUT-10.a ERR-21 a failed first step keeps the values', async () => {
  signsInAfterFirstCall();
  server.use(recoveryHandlers.start(problem(503)));
  renderSite('/recover');
  await enter(await account(), 'robin@example.com');
  await press('Send code');
  expect(
    await screen.findByText('The service is busy right now. Please try again in a moment.'),
  ).toBeVisible();
  expect(await account()).toHaveValue('robin@example.com');
});

test('AUT-10.a VAL-26 a wrong code is shown at its field while attempts are left', async () => {
  signsInAfterFirstCall();
  const error = { field: 'code', code: 'wrongCode', message: 'Wrong.' } as const;
  server.use(recoveryHandlers.confirm(problem(400, { errors: [error] })));
  renderSite('/recover/confirm', at('confirm'));
  expect(await code()).toHaveAttribute('inputmode', 'numeric');
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(await code());
  await userEvent.paste(' 123\u2013456\u200B ');
  await press('Confirm code');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription('That isn’t the code we sent.'));
  expect(await code()).toHaveFocus();
  expect(await violationsIn()).toEqual([]);
});

test('AUT-10.a other codes than six digits are rejected without a call', async () => {
  const call = vi.fn(() => problem(500));
  signsInAfterFirstCall();
  server.use(recoveryHandlers.confirm(call));
  renderSite('/recover/confirm', at('confirm'));
  for (const typed of ['12345', '1234567', 'abcdef']) {
    await userEvent.clear(await code());
    await press('Confirm code');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('This field is required.'));
    await enter(await code(), typed);
    await press('Confirm code');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription('Enter the 6-digit code from the email.'),
    );
    expect(call).not.toHaveBeenCalled();
  }
});

test.each([
  ['confirm', recoveryHandlers.confirm],
  ['update', recoveryHandlers.update],
] as const)(
  'AUT-10.a a recovery that expires at %s starts again, explains why and keeps the user name',
  async (step, handler) => {
    signsInAfterFirstCall();
    server.use(handler(problem(400, { code: 'recoveryOver' })));
    renderSite(`/recover/${step}`, at(step));
    if (step === 'confirm') {
      await enter(await code(), '123456');
      await press('Confirm code');
    } else {
      await enter(await first(), 'table4four');
      await enter(second(), 'table4four');
      await press('Save password');
    }
    expect(await heading('Reset your password')).toBeVisible();
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer works\. It was entered wrong 5 times/);
    expect(screen.getByRole('textbox')).toHaveValue('robin@example.com');
    expect(await violationsIn()).toEqual([]);
  },
);

test('AUT-10.c a new password whose answer was lost may be saved when it is sent again', async () => {
  signsInAfterFirstCall();
  server.use(recoveryHandlers.update(HttpResponse.error()));
  renderSite('/recover/update', at('update'));
  await enter(await first(), 'table4four');
  await enter(second(), 'table4four');
  await press('Save password');
  expect(await screen.findByText(/^That didn’t go through/)).toBeVisible();
  server.use(recoveryHandlers.update(problem(400, { code: 'recoveryOver' })));
  await press('Save password');
  expect(await heading('Reset your password')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your new password may already be saved/);
});

test('AUT-10.a another code can be requested for the same account', async () => {
  signsInAfterFirstCall();
  const bodies: unknown[] = [];
  server.use(recoveryHandlers.start(({ body }) => (bodies.push(body), { step: 'confirm' })));
  renderSite('/recover/confirm', at('confirm', 'ABC123'));
  await code();
  await press('Send another code');
  expect(await screen.findByText(/Another code is on its way/)).toHaveRole('status');
  expect(bodies).toEqual([{ userName: 'ABC123' }]);
});

test('AUT-10.a a second rejected code is reported', async () => {
  signsInAfterFirstCall();
  server.use(recoveryHandlers.start(problem(429)));
  renderSite('/recover/confirm', at('confirm'));
  await code();
  await press('Send another code');
  expect(await screen.findByText(/a lot of tries/)).toBeVisible();
});

test('VAL-11 the rules of a new password are checked off while typing', async () => {
  signsInAfterFirstCall();
  renderSite('/recover/update', at('update', 'ABC123456789'));
  const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await userEvent.type(await first(), 'table');
  expect(rules()).toEqual(['At least 8 characters', 'A letter and a number']);
  await userEvent.type(await first(), '4four');
  expect(rules()).toEqual(['At least 8 characters (done)', 'A letter and a number (done)']);
  await enter(await first(), 'x'.repeat(47));
  expect(rules().at(-1)).toBe('Only the first 56 characters count.');
});

test('VAL-11 passwords against the rules, and other confirmations, are rejected without a call', async () => {
  const call = vi.fn(() => problem(500));
  signsInAfterFirstCall();
  server.use(recoveryHandlers.update(call));
  renderSite('/recover/update', at('update', 'ABC123456789'));
  for (const [password, again, words, wordsAgain] of [
    ['table4', 'table4', 'New password must have at least 8 characters', ''],
    ['tablefour', 'tablefour', 'Use at least one letter and one number.', ''],
    ['xabc123456789Y', 'xabc123456789Y', 'Leave your member number out of your password.', ''],
    ['table4four', 'table4Four', '', 'This doesn’t match what you typed above.'],
    ['table4four', '', '', 'This field is required.'],
  ] as const) {
    for (const field of [await first(), second()]) await userEvent.clear(field);
    await enter(await first(), password);
    if (again !== '') await enter(second(), again);
    await press('Save password');
    await waitFor(async () => {
      expect(await first()).toHaveAccessibleDescription(new RegExp(`^${words}.*At least 8 characters`));
      expect(second()).toHaveAccessibleDescription(wordsAgain);
    });
  }
  expect(call).not.toHaveBeenCalled();
});
