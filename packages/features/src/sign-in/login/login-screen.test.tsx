import { buildMemberBody, buildSessionBody, problem, signInHandlers } from '@tableside/api-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { enter, heading, here, signsInAfterFirstCall, renderSite, server } from '../site.fixture.tsx';

const userName = () => screen.findByLabelText(/^Email address/);
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signInWith(name: string, secret: string) {
  await enter(await userName(), name);
  await enter(password(), secret);
  await userEvent.click(submit());
}

function acceptSignIn(member = buildMemberBody()) {
  const { signedIn } = signsInAfterFirstCall(member);
  const bodies: unknown[] = [];
  server.use(
    signInHandlers.signIn(({ body }) => {
      bodies.push(body);
      signedIn();
      return { session: buildSessionBody(), emailUpdateRequired: member.emailUpdateRequired };
    }),
  );
  return bodies;
}

const refuse = (response: Response) => {
  signsInAfterFirstCall();
  server.use(signInHandlers.signIn(response));
};

test('AUT-01 AUT-17 ROU-10.a /login has user name, password that can be shown and a choice to stay signed in, with links to leave', async () => {
  signsInAfterFirstCall();
  renderSite('/login', { partner: { memberNumberLabel: 'Guest number' } });
  expect(await heading('Welcome back')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Email address or guest number' })).toBeRequired();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('checkbox', { name: 'Stay signed in' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/recover');
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/join');
});

test('AUT-01 CFG-24.a partners without numbers request only the email address', async () => {
  signsInAfterFirstCall();
  renderSite('/login', { partner: { hasPPN: false } });
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible();
});

test('VAL-24 ERR-23 the button shows that a sign-in is under way; one that is answered after the page was left is told there, and leads nowhere', async () => {
  const { signedIn } = signsInAfterFirstCall();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    signInHandlers.signIn(async () => {
      await promise;
      signedIn();
      return { session: buildSessionBody(), emailUpdateRequired: false };
    }),
  );
  renderSite('/login', { storedPage: '/account/overview' });
  await signInWith('robin@example.com', 'table4two');
  expect(await screen.findByText('Working on your request, please wait.')).toHaveRole('status');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  leaveTo('/search?location=Denver');
  resolve();
  expect(await screen.findByText('You’re signed in.')).toBeVisible();
  expect(here()).toBe('/search?location=Denver');
});

test('ERR-04.a ERR-23 so is a refused one, in a message that stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  signsInAfterFirstCall();
  server.use(
    signInHandlers.signIn(async () => {
      await promise;
      return problem(400, { errors: [{ field: 'userName', message: 'No such member.' }] });
    }),
  );
  renderSite('/login');
  await signInWith('robin@example.com', 'table4two');
  leaveTo('/search');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  resolve();
  const message = await screen.findByText('No such member.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(message).toBeVisible();
  expect(here()).toBe('/search');
});

test('AUT-02.a AUT-09.a valid credentials are sent once, and lead to the stored page', async () => {
  const bodies = acceptSignIn();
  renderSite('/login', { storedPage: '/search?location=60601' });
  await signInWith(' robin@example.com ', 'table4two');
  await waitFor(() => expect(here()).toBe('/search?location=60601'));
  expect(window.history.state).toMatchObject({ idx: 0 });
  expect(bodies).toEqual([{ userName: 'robin@example.com', password: 'table4two', rememberMe: false }]);
});

test('AUT-01 AUT-02.a AUT-03.a AUT-09.b the remember-me flag is sent with a member number, and without a stored page the account follows', async () => {
  const bodies = acceptSignIn();
  renderSite('/login');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Stay signed in' }));
  await signInWith('ABC123456789', 'table4two');
  await waitFor(() => expect(here()).toBe('/account/overview'));
  expect(bodies).toEqual([{ userName: 'ABC123456789', password: 'table4two', rememberMe: true }]);
});

test('a member without a card goes to the page to add one', async () => {
  acceptSignIn(buildMemberBody({ memberType: 'NonCardMember' }));
  renderSite('/login');
  await signInWith('robin@example.com', 'table4two');
  await waitFor(() => expect(here()).toBe('/add_card'));
});

test('AUT-12 a member whose address must be replaced goes to the page for that', async () => {
  acceptSignIn(buildMemberBody({ emailUpdateRequired: true }));
  renderSite('/login', { storedPage: '/account/profile' });
  await signInWith('robin@example.com', 'table4two');
  expect(await heading('We need a new email address')).toBeVisible();
  expect(here()).toBe('/fix_credentials');
});

test('AUT-05.a AUT-07 a wrong password is shown at the form and announced; the password is selected, no input is lost, and the next attempt starts with a clean form', async () => {
  refuse(problem(401));
  renderSite('/login');
  await signInWith('robin@example.com', 'table4three');
  expect(await screen.findByText('Invalid user name or password')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid user name or password');
  expect(
    screen.getByText('We could not sign you in. Please check form for errors.', { exact: true }),
  ).toHaveRole('status');
  await waitFor(() => expect(password()).toHaveFocus());
  expect(await userName()).toHaveValue('robin@example.com');
  expect(password()).toHaveValue('table4three');
  const field = password();
  if (field instanceof HTMLInputElement)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'table4three'.length]);
  expect(await violationsIn()).toEqual([]);

  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  acceptSignIn();
  await userEvent.type(password(), 'table4two', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await userEvent.click(submit());
  await waitFor(() => expect(here()).toBe('/account/overview'));
});

test('AUT-06.c AUT-07 a locked account shows for how long and links to recovery, to which the user name goes along', async () => {
  refuse(problem(403, { code: 'locked' }));
  renderSite('/login');
  await signInWith('robin@example.com', 'table4three');
  expect(await screen.findByText('Your account has been locked for 30 minutes')).toBeVisible();
  expect(screen.getByText('We could not sign you in. Please check form for errors.')).toHaveRole('status');
  expect(await violationsIn()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Reset your password' }));
  expect(await heading('Reset your password')).toBeVisible();
  expect(await userName()).toHaveValue('robin@example.com');
});

test('each attempt at a locked account shows for how long it still is', async () => {
  signsInAfterFirstCall();
  renderSite('/login');
  await enter(await userName(), 'robin@example.com');
  await enter(password(), 'table4three');
  for (const [seconds, words] of [
    ['1741', 'You can try again in 30 minutes.'],
    ['61', 'You can try again in 2 minutes.'],
    ['60', 'You can try again in a minute.'],
  ] as const) {
    const response = problem(403, { code: 'locked' });
    response.headers.set('Retry-After', seconds);
    server.use(signInHandlers.signIn(response));
    await userEvent.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
});

test('ERR-10 ERR-21 each failure of a sign-in shows its message, and no input is lost', async () => {
  signsInAfterFirstCall();
  renderSite('/login');
  await enter(await userName(), 'robin@example.com');
  await enter(password(), 'table4two');
  for (const [status, words] of [
    [500, 'Something went wrong. Please refresh the page and try again.'],
    [503, 'The service is busy right now. Please try again in a moment.'],
    [429, /a lot of tries/],
  ] as const) {
    server.use(signInHandlers.signIn(problem(status)));
    await userEvent.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(password()).toHaveValue('table4two');
  }
});

test('a failed member request after sign-in is not a wrong password', async () => {
  signsInAfterFirstCall();
  renderSite('/login');
  await signInWith('robin@example.com', 'table4two');
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(screen.queryByText('Invalid user name or password')).not.toBeInTheDocument();
});

test('VAL-04.b VAL-05 empty fields are reported before any call, and the first one is focused', async () => {
  const call = vi.fn(() => problem(500));
  signsInAfterFirstCall();
  server.use(signInHandlers.signIn(call));
  renderSite('/login');
  await userName();
  expect(screen.getByText('* Required field')).toBeVisible();
  await userEvent.click(submit());
  await waitFor(async () => expect(await userName()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('This field is required.');
  expect(call).not.toHaveBeenCalled();
});

test('ENR-03.b ENR-03.c an address from the navigation state is the user name', async () => {
  signsInAfterFirstCall();
  renderSite('/login', { state: { email: 'robin@example.com' } });
  expect(await userName()).toHaveValue('robin@example.com');
  expect(window.location.href).not.toContain('robin');
});

test('AUT-10.a the typed user name goes along to recovery and back, by link and by Back, and is not in the URL', async () => {
  signsInAfterFirstCall();
  renderSite('/login');
  await enter(await userName(), 'robin@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await heading('Reset your password');
  expect(await userName()).toHaveValue('robin@example.com');
  expect(here()).toBe('/recover');

  await userEvent.clear(await userName());
  await enter(await userName(), 'robin@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await heading('Welcome back');
  expect(await userName()).toHaveValue('robin@example.org');

  window.history.back();
  await heading('Reset your password');
  expect(await userName()).toHaveValue('robin@example.org');
  window.history.back();
  await heading('Welcome back');
  expect(await userName()).toHaveValue('robin@example.com');
  expect(here()).toBe('/login');
});

test.each(['direct', 'sso'] as const)(
  'after a session that ended by itself, the page says why (%s)',
  async (enrollmentType) => {
    signsInAfterFirstCall();
    const { unmount } = renderSite('/login', { partner: { enrollmentType }, state: 'expired' });
    expect(
      await screen.findByText('Your session has ended. Sign in to pick up where you left off.'),
    ).toBeVisible();
    unmount();
    renderSite('/login', { partner: { enrollmentType } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  },
);

test('ENR-03.b a direct visit starts empty', async () => {
  signsInAfterFirstCall();
  renderSite('/login');
  expect(await userName()).toHaveValue('');
});

test.each([
  ['3', 'You’ve already activated. Please sign in.'],
  ['4', 'Please sign in to reactivate your account.'],
])('ACT-12.b rfr=%s explains why the visitor is here', async (rfr, words) => {
  signsInAfterFirstCall();
  renderSite(`/login?rfr=${rfr}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await violationsIn()).toEqual([]);
});

test.each(['0', '1', '2', '5', '33', '', 'constructor'])('ACT-12.c rfr=%s shows nothing', async (rfr) => {
  signsInAfterFirstCall();
  renderSite(`/login?rfr=${rfr}`);
  await userName();
  expect(screen.queryByText(/activate/)).not.toBeInTheDocument();
});

test('ACT-12.b content overrides the text of a code', async () => {
  signsInAfterFirstCall();
  renderSite('/login?rfr=3', { copy: { 'signIn.rfr_3': 'Good to see you again.' } });
  expect(await screen.findByText('Good to see you again.')).toBeVisible();
});
