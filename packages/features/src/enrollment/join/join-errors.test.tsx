import {
  buildMemberBody,
  locationHandlers,
  memberHandlers,
  problem,
  prospectHandlers,
} from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import {
  acceptTerms,
  answers,
  field,
  fillIn,
  findAlert,
  joinWith,
  submitButton,
} from './fill-in.fixture.tsx';

const POST = 'POST /api/Members/Prospects';
const ZIP = 'GET /api/Members/Validate/Zip';
const accountExists = problem(400, {
  code: 'accountExists',
  errors: [{ field: 'email', message: 'You already have an account.' }],
});
const EMAIL = 'GET /api/Members/Validate/Email';

test('VAL-10.b VAL-13.a VAL-13.b VAL-25.b an address and a number in use are reported at their fields, and no input is lost', async () => {
  const errors = [
    { field: 'email', code: 'emailInUse', message: 'Taken.' },
    { field: 'memberNumber', code: 'memberNumberInUse', message: 'Taken.' },
  ] as const;
  server.use(prospectHandlers.create(problem(400, { errors: [...errors] })));
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(field('Email address')).toHaveFocus());
  expect(field('Email address')).toHaveAccessibleDescription(/This email address is already in use/);
  expect(field('Member number')).toHaveAccessibleDescription(/This member number is already in use/);
  expect(await findAlert()).toHaveTextContent('2 fields need another look');
  for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
});

test('VAL-13.a VAL-13.b an address and a number in use have links to sign-in and recovery until they are changed', async () => {
  await renderSite('/join');
  await fillIn(answers);
  await acceptTerms();
  const main = within(screen.getByRole('main'));
  for (const [label, name, inUse, more] of [
    ['Email address', 'email', 'emailInUse', 'm'],
    ['Member number', 'memberNumber', 'memberNumberInUse', '1'],
  ] as const) {
    const errors = [{ field: name, code: inUse, message: 'Taken.' }];
    const code = name === 'email' ? inUse : 'invalid';
    server.use(prospectHandlers.create(problem(400, { code, errors })));
    await userEvent.click(submitButton());
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(main.getByRole('link', { name: 'Recover your account' })).toHaveAttribute('href', '/recover');
    await userEvent.type(field(label), more);
    expect(main.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  }
});

test('ENR-17.a ENR-17.c terms that changed since the page was loaded are shown, and joining names what was accepted', async () => {
  const current = { version: '2026-07-01', link: 'https://sample.example/terms-of-july' };
  server.use(
    prospectHandlers.create(({ body }) =>
      (body as { termsVersion: string }).termsVersion === current.version
        ? { publicId: 'p-1' }
        : problem(400, {
            code: 'termsChanged',
            errors: [{ field: 'terms', code: 'termsChanged', message: 'Changed.' }],
            terms: current,
          }),
    ),
    memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember' })),
  );
  await renderSite('/join', { partner: { termsVersion: '2026-01-01' } });
  await joinWith();
  const box = screen.getByRole('checkbox', { name: /^I accept the program terms/ });
  await waitFor(() => expect(box).toHaveFocus());
  await waitFor(() => expect(box).not.toBeChecked());
  expect(box).toHaveAccessibleDescription(/The program terms have changed since you opened this page/);
  expect(screen.getByRole('link', { name: /^Program terms/ })).toHaveAttribute('href', current.link);
  for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
  await userEvent.click(submitButton());
  await waitFor(() => expect(box).toHaveFocus());
  expect(server.countOf(POST)).toBe(1);
  await acceptTerms();
  await userEvent.click(submitButton());
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(
    server.callsOf(POST).map(({ body }) => (JSON.parse(body) as { termsVersion: string }).termsVersion),
  ).toEqual(['2026-01-01', '2026-07-01']);
});

test('VAL-10.a VAL-12.a VAL-14.a VAL-14.b member and phone numbers of the wrong format are rejected, one after the other', async () => {
  const phone = 'Mobile phone \\(optional\\)';
  await renderSite('/join');
  await joinWith({ 'Member number': 'AB1', [phone]: '212-CALL-NOW' });
  await waitFor(() => expect(field('Member number')).toHaveFocus());
  expect(field('Member number')).toHaveAccessibleDescription(/Invalid member number/);
  await fillIn({ 'Member number': 'ABC1' });
  for (const [typed, words] of [
    ['212-CALL-NOW', 'Invalid phone number, please check the number and try again'],
    ['+44 20 7946 0958', 'Invalid US based phone number'],
  ] as const) {
    await fillIn({ [phone]: typed });
    await userEvent.click(submitButton());
    await waitFor(() => expect(field(phone)).toHaveFocus());
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(server.countOf(POST)).toBe(0);
});

test('CFG-32.a VAL-12.b a number is validated by the partner’s rule', async () => {
  await renderSite('/join', { partner: { partnerNumberPattern: '^\\d{9}$' } });
  await joinWith({ 'Member number': 'ABC123456789' });
  await waitFor(() => expect(field('Member number')).toHaveFocus());
  expect(field('Member number')).toHaveAccessibleDescription(/Invalid member number/);
  expect(server.countOf(POST)).toBe(0);
  await userEvent.clear(field('Member number'));
  await userEvent.type(field('Member number'), '123456789');
  await userEvent.click(submitButton());
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
});

test('VAL-11 VAL-25.a a password that contains the number is rejected before sending, by the partner’s name for it', async () => {
  await renderSite('/join', { partner: { memberNumberLabel: 'Guest number' } });
  const { 'Member number': number, ...others } = answers;
  const password = { Password: 'xABC123456789y', 'Confirm password': 'xABC123456789y' };
  await fillIn({ ...others, 'Guest number': number ?? '', ...password });
  await acceptTerms();
  await userEvent.click(submitButton());
  await waitFor(() => expect(field('Password')).toHaveFocus());
  expect(field('Password')).toHaveAccessibleDescription(/Leave your guest number out of your password/);
  expect(server.countOf(POST)).toBe(0);
});

test('VAL-13.c an existing account gets links to sign-in and recovery', async () => {
  server.use(prospectHandlers.create(accountExists));
  await renderSite('/join');
  await joinWith();
  const notice = within(await findAlert());
  expect(notice.getByText('You already have an account.')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(notice.getByRole('link', { name: 'Recover your account' })).toHaveAttribute('href', '/recover');
  expect(field('First name')).toHaveValue('Robin');
});

test('VAL-13.c ENR-06.a with single sign-on there is only a sign-in link, and no code is offered', async () => {
  server.use(prospectHandlers.create(accountExists));
  const member = { memberType: 'NonCardMember', mustJoin: true } as const;
  await renderSite('/join', { partner: { enrollmentType: 'sso' }, member });
  await acceptTerms();
  await userEvent.click(submitButton());
  const notice = within(await findAlert());
  expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/Login');
  expect(notice.queryByRole('link', { name: /Recover/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
});

test('VAL-09 a ZIP code of no U.S. state is rejected on submit', async () => {
  await renderSite('/join');
  await joinWith({ 'ZIP code': '00000' });
  await waitFor(() => expect(field('ZIP code')).toHaveFocus());
  expect(field('ZIP code')).toHaveAccessibleDescription(/this ZIP is not located in the U\.S\./);
  expect(server.countOf(POST)).toBe(0);
  await fillIn({ 'ZIP code': '10013' });
  await waitFor(() => expect(field('ZIP code')).not.toHaveAttribute('aria-invalid'));
});

test('a ZIP code is checked on blur, and only once', async () => {
  await renderSite('/join');
  await fillIn({ 'ZIP code': '1001' });
  await userEvent.tab();
  expect(server.countOf(ZIP)).toBe(0);
  await fillIn({ 'ZIP code': '10013' });
  await userEvent.tab();
  await waitFor(() => expect(server.countOf(ZIP)).toBe(1));
  expect(field('ZIP code')).not.toHaveAttribute('aria-invalid');
  server.use(prospectHandlers.create(problem(500)));
  await joinWith();
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
  expect(server.countOf(ZIP)).toBe(1);
});

test('VAL-09 a failed ZIP validation shows the label, and is repeated on submit', async () => {
  server.use(locationHandlers.validateZip(problem(503)));
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(field('ZIP code')).toHaveAccessibleDescription(/Error while checking ZIP code/));
  expect(server.countOf(POST)).toBe(0);
  server.use(locationHandlers.validateZip(), prospectHandlers.create(problem(500)));
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
  await userEvent.click(submitButton());
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
});

test('a ZIP result for a value that has changed is ignored', async () => {
  const late = Promise.withResolvers<void>();
  server.use(
    locationHandlers.validateZip(async ({ query }) => {
      const isForeign = query.get('zip') === '99999';
      if (isForeign) await late.promise;
      return { isValid: !isForeign };
    }),
  );
  await renderSite('/join');
  await userEvent.click(submitButton());
  await waitFor(() => expect(field('ZIP code')).toHaveAttribute('aria-invalid'));
  await fillIn({ 'ZIP code': '99999' });
  await waitFor(() => expect(server.countOf(ZIP)).toBe(1));
  await fillIn({ 'ZIP code': '10013' });
  await waitFor(() => expect(field('ZIP code')).not.toHaveAttribute('aria-invalid'));
  const arrived = new Promise<void>((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('zip=99999')) resolve();
    });
  });
  await act(async () => {
    late.resolve();
    await arrived;
  });
  expect(field('ZIP code')).toHaveValue('10013');
  expect(field('ZIP code')).not.toHaveAttribute('aria-invalid');
});

test('an address that may be taken is mentioned without blocking', async () => {
  server.use(prospectHandlers.validateEmail({ isValid: false }), prospectHandlers.create(problem(500)));
  await renderSite('/join');
  await fillIn({ 'Email address': 'robin@' });
  await userEvent.tab();
  expect(server.countOf(EMAIL)).toBe(0);
  await fillIn({ 'Email address': 'robin@example.com' });
  await userEvent.tab();
  expect(await screen.findByText('This email address may already have an account.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recover your account' })).toBeVisible();
  expect(field('Email address')).not.toHaveAttribute('aria-invalid');
  expect(await violationsIn()).toEqual([]);
  await userEvent.type(field('Email address'), 'x');
  await waitFor(() => expect(screen.queryByText(/may already have an account/)).toBeNull());
  await joinWith();
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
});

test('too many validations of addresses show and block nothing', async () => {
  server.use(prospectHandlers.validateEmail(problem(429)), prospectHandlers.create(problem(500)));
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
  expect(server.countOf(EMAIL)).toBe(1);
  expect(screen.queryByText(/may already have an account/)).toBeNull();
});

test('an error about a field that the form lacks is shown above it', async () => {
  const errors = [{ field: 'planet', message: 'We do not serve Mars.' }];
  server.use(prospectHandlers.create(problem(400, { errors })));
  await renderSite('/join');
  await joinWith();
  expect(await findAlert()).toHaveTextContent('We do not serve Mars.');
});

test('ENR-16 ENR-04.b UIX-04.c an account that was created is not lost if the next response is: the form offers to continue', async () => {
  server.use(memberHandlers.member(problem(503)));
  await renderSite('/join');
  await joinWith();
  const next = await screen.findByRole('button', { name: 'Continue' });
  expect(screen.getByText('Your account is ready')).toBeVisible();
  expect(next.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByRole('form')).toBeNull();
  expect(await violationsIn()).toEqual([]);
  const late = Promise.withResolvers<void>();
  server.use(
    memberHandlers.member(async () => {
      await late.promise;
      return buildMemberBody();
    }),
  );
  await userEvent.click(next);
  expect(screen.getByText('Your account is ready')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  late.resolve();
  await waitFor(() => expect(window.location.pathname).not.toBe('/join'));
  expect(server.countOf(POST)).toBe(1);
});

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

describe('API-03.d a lost response', () => {
  const lost = () => Response.error();

  test('VAL-24 ENR-04.a is awaited by a busy button, without a second call, and reported; the same form is sent again with the same key', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const keys: (string | null)[] = [];
    server.use(
      memberHandlers.member(problem(401)),
      prospectHandlers.create(async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        await promise;
        return lost();
      }),
    );
    await renderSite('/join');
    await joinWith();
    expect(await screen.findByText('Working on your request, please wait.')).toBeVisible();
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submitButton());
    await userEvent.type(field('First name'), '{Enter}');
    resolve();
    expect(await findAlert()).toHaveTextContent(/couldn’t confirm that your account was created/);
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
    expect(server.countOf(POST)).toBe(1);
    for (const [label, text] of Object.entries(answers)) expect(field(label)).toHaveValue(text);
    expect(screen.getByRole('checkbox', { name: /^I accept/ })).toBeChecked();
    await userEvent.click(submitButton());
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
    await fillIn({ 'First name': 'Rob' });
    await userEvent.click(submitButton());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(await violationsIn()).toEqual([]);
  });

  test('continues if the account exists after all', async () => {
    const joined = buildMemberBody({ memberType: 'NonCardMember', mustJoin: false });
    server.use(
      prospectHandlers.create(() => {
        server.use(memberHandlers.member(joined));
        return lost();
      }),
    );
    await renderSite('/join');
    await joinWith();
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(server.countOf(POST)).toBe(1);
  });
});
