import {
  buildMemberBody,
  memberHandlers,
  problem,
  prospectHandlers,
  type WireCall,
} from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { leaveTo, renderWithProviders } from '@tableside/kits/testing';
import { captureReferral, clearReferral, readReferral } from '@tableside/kits/tracking';
import { minimalPartner } from '@tableside/partner-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';

import { type SiteOptions, renderSite, server } from '../site.fixture.tsx';
import { field, fillIn, joinWith, submitButton } from './fill-in.fixture.tsx';
import { ReferralNotice } from './referral-notice.tsx';

const POST = 'POST /api/Members/Prospects';

function watchJoin(): WireCall[] {
  const seen: WireCall[] = [];
  server.use(
    prospectHandlers.create((call) => {
      seen.push(call);
      server.use(
        memberHandlers.member(
          buildMemberBody({ memberType: 'NonCardMember', firstName: 'Robin', mustJoin: false }),
        ),
      );
      return { publicId: 'member-9' };
    }),
  );
  return seen;
}

test.each<[string, Response | { publicId: string }, RegExp]>([
  ['an account', { publicId: 'member-9' }, /^Your account is ready/],
  ['an address in use', problem(400, { code: 'accountExists' }), /account/],
  ['an invalid field', problem(400, { errors: [{ field: 'email', message: 'Not this.' }] }), /^Not this\.$/],
])(
  'ERR-23 TRK-05.a %s that is answered after the page was left is told there, and leads nowhere',
  async (_what, response, words) => {
    captureReferral('https://sample.example/?referrer=P1');
    onTestFinished(clearReferral);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      prospectHandlers.create(async () => {
        await promise;
        server.use(memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember', mustJoin: false })));
        return response;
      }),
    );
    await renderSite('/join');
    await joinWith();
    leaveTo('/search');
    resolve();
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await region.findByText(words)).toBeVisible();
    expect(window.location.pathname).toBe('/search');
    expect(readReferral()).toEqual(response instanceof Response ? { referrer: 'P1' } : {});
  },
);

const labels = () => [...document.querySelectorAll('form label')].map((label) => label.textContent.trim());

test('ROU-07.b ROU-08.c /join and /add_card are not found for partners without members', async () => {
  const { unmount } = await renderSite('/join', { partner: { enrollmentType: 'none' } });
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
  unmount();
  await renderSite('/add_card', { partner: { enrollmentType: 'none' } });
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

describe('fields and required fields', () => {
  const usual = ['First name*', 'Last name*', 'Email address*'];
  const password = ['Password*', 'Confirm password*'];
  const end = [
    'Email me offers and news from Sample Plates',
    'I accept the program terms and the privacy notice*',
  ];
  const zip = 'ZIP code*';
  const phone = 'Mobile phone (optional)';
  const address = ['Street address*', 'Apartment, suite or unit (optional)', 'City*', 'State*'];
  const texts = 'Text me offers from Sample Plates';

  test.each<[why: string, partner: NonNullable<SiteOptions['partner']>, expected: readonly string[]]>([
    [
      'what the partner calls its number',
      { memberNumberLabel: 'Guest number' },
      [...usual, 'Guest number*', ...password, zip, phone, ...end],
    ],
    [
      'CFG-23.a the whole address',
      { hasPPN: false, fullAddressRequired: true },
      [...usual, ...password, ...address, zip, phone, ...end],
    ],
    [
      'no address where credits are earned',
      { hasPPN: false, fullAddressRequired: true, currencyType: 'Credit' },
      [...usual, ...password, zip, phone, ...end],
    ],
    [
      'CFG-16.a VAL-02.b texts, first version',
      { hasPPN: false, hasSmsOptIn: true },
      [...usual, ...password, zip, phone, ...end],
    ],
    [
      'CFG-16.a texts, second version',
      { hasPPN: false, hasSmsOptInV2: true },
      [...usual, ...password, zip, phone, texts, ...end],
    ],
    [
      'CFG-16.c both versions',
      { hasPPN: false, hasSmsOptIn: true, hasSmsOptInV2: true },
      [...usual, ...password, zip, phone, texts, ...end],
    ],
  ])('ENR-02.a ENR-02.b VAL-04.a VAL-04.b %s', async (_why, partner, expected) => {
    await renderSite('/join', { partner });
    expect(labels()).toEqual(expected);
    expect(screen.getByText('* Required field')).toBeVisible();
    const hasConsent = screen.queryByText(/If you add a number, you agree to texts/) !== null;
    expect(hasConsent).toBe(partner.hasSmsOptIn === true && partner.hasSmsOptInV2 !== true);
  });

  test.each([true, false])(
    'CFG-24.a ENR-02.a ENR-02.b VAL-04.a the member number is requested if members have one: %s',
    async (hasPPN) => {
      await renderSite('/join', { partner: { hasPPN } });
      const number = hasPPN ? ['Member number*'] : [];
      expect(labels()).toEqual([...usual, ...number, ...password, zip, phone, ...end]);
    },
  );

  test('ENR-02.a CHR-49 every field has its keyboard and autocomplete hints', async () => {
    await renderSite('/join', { partner: { fullAddressRequired: true, hasSmsOptInV2: true } });
    const tokens = [...document.querySelectorAll('form [autocomplete]')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(
      'given-name family-name email off new-password new-password address-line1 address-line2 address-level2 address-level1 postal-code tel'.split(
        ' ',
      ),
    );
    expect(field('ZIP code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Email address')).toHaveAttribute('inputmode', 'email');
    expect(field('Mobile phone \\(optional\\)')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'About you',
      'Choose a password',
      'Where you live',
      'Stay in touch',
    ]);
  });
});

test('ENR-02.a the number has a link to find it, and the terms open in a new tab', async () => {
  const links = { findMemberNumber: 'https://sample.example/number', terms: '/terms', privacy: '/privacy' };
  await renderSite('/join', {
    partner: {
      links,
      extraRoutes: [
        { path: '/terms', slug: 'terms' },
        { path: '/privacy', slug: 'privacy' },
      ],
    },
  });
  const find = screen.getByRole('link', { name: /^Where do I find it/ });
  expect(find).toHaveAttribute('href', 'https://sample.example/number');
  for (const [name, href] of [
    [/^Program terms/, '/terms'],
    [/^Privacy notice/, '/privacy'],
  ] as const) {
    const form = within(screen.getByRole('form'));
    expect(form.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(form.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['direct', '/incentive'],
  ['sso', '/incentive'],
  ['direct', null],
] as const)(
  'PRV-05.a with enrollment type %s the notice of financial incentive is %s',
  async (enrollmentType, to) => {
    await renderSite('/join', {
      partner: {
        enrollmentType,
        links: { ...minimalPartner.links, financialIncentive: to },
        extraRoutes: [{ path: '/incentive', slug: 'incentive' }],
      },
      ...(enrollmentType === 'sso' && { member: { memberType: 'NonCardMember', mustJoin: true } }),
    });
    const found = within(screen.getByRole('form')).queryByRole('link', {
      name: /^Notice of financial incentive/,
    });
    expect(found?.getAttribute('href') ?? null).toBe(to);
    if (found) expect(found).toHaveAttribute('target', '_blank');
  },
);

test('ENR-03.a ENR-03.c the address from an email form is filled in; a direct visit has none', async () => {
  const { unmount } = await renderSite('/join', { state: { email: 'ann@example.com' } });
  expect(field('Email address')).toHaveValue('ann@example.com');
  expect(window.location.href).not.toContain('ann');
  unmount();
  for (const state of [undefined, null, 'ann@example.com', { email: 7 }]) {
    const { unmount: leave } = await renderSite('/join', { state });
    expect(field('Email address')).toHaveValue('');
    leave();
  }
});

test('ENR-04.a ENR-04.b ENR-04.c VAL-01 sends one call, refetches the member, and goes to the card', async () => {
  const seen = watchJoin();
  await renderSite('/join');
  const entries = window.history.length;
  await joinWith({
    'First name': ' Robin ',
    Password: `table4two${'x'.repeat(51)}`,
    'Confirm password': `table4two${'x'.repeat(51)}`,
    'Mobile phone \\(optional\\)': '(212) 555-0142',
  });
  expect(await screen.findByRole('heading', { name: 'Welcome to Sample Plates, Robin' })).toBeVisible();
  expect(window.location.pathname).toBe('/add_card');
  expect(window.history.length).toBe(entries);
  const calls = server.lines().filter((line) => [POST, 'GET /api/Member'].includes(line));
  expect(calls).toEqual([POST, 'GET /api/Member']);
  const cut = `table4two${'x'.repeat(47)}`;
  expect(cut).toHaveLength(56);
  expect(seen[0]?.body).toEqual({
    firstName: 'Robin',
    lastName: 'Ames',
    email: 'robin@example.com',
    memberNumber: 'ABC123456789',
    password: cut,
    passwordConfirm: cut,
    zipCode: '10013',
    phoneNumber: '2125550142',
    smsOptIn: false,
    emailOptIn: false,
    terms: true,
    termsVersion: '1',
  });
  expect(seen[0]?.request.headers.get('X-XSRF-TOKEN')).toBeTruthy();
});

test('VAL-02.b CFG-16.a a number below the consent text agrees to texts', async () => {
  const seen = watchJoin();
  await renderSite('/join', { partner: { hasSmsOptIn: true } });
  await joinWith({ 'Mobile phone \\(optional\\)': '212-555-0142' });
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(seen[0]?.body).toMatchObject({ smsOptIn: true });
});

test('VAL-02.a consent to texts counts once it is confirmed in the dialog, and is reset with the number', async () => {
  const seen = watchJoin();
  await renderSite('/join', { partner: { hasSmsOptIn: true, hasSmsOptInV2: true } });
  const texts = screen.getByRole('checkbox', { name: /^Text me offers/ });
  expect(texts).toBeDisabled();
  await fillIn({ 'Mobile phone \\(optional\\)': '212-555-0142' });
  await userEvent.click(texts);
  const consent = within(await screen.findByRole('dialog', { name: /^Texts from/ }));
  await userEvent.click(await consent.findByRole('checkbox'));
  await userEvent.click(consent.getByRole('button', { name: 'Confirm' }));
  expect(texts).toBeChecked();
  await joinWith();
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(seen[0]?.body).toMatchObject({ smsOptIn: true, phoneNumber: '2125550142' });
});

test('VAL-05 VAL-06 errors appear on submit for every required field, then follow typing', async () => {
  await renderSite('/join');
  await fillIn({ 'Email address': 'a@b.c', 'ZIP code': '1' });
  await userEvent.tab();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await userEvent.click(submitButton());
  await waitFor(() => expect(field('First name')).toHaveFocus());
  for (const label of ['First name', 'Last name', 'Member number', 'Password', 'Confirm password'])
    expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
  expect(screen.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
    /This field is required\./,
  );
  expect(field('Email address')).toHaveAccessibleDescription(/such as name@example.com/);
  await fillIn({ 'First name': 'Robin', 'Email address': 'a@b.co' });
  await waitFor(() => expect(field('First name')).not.toHaveAttribute('aria-invalid'));
  expect(field('Email address')).not.toHaveAttribute('aria-invalid');
  expect(server.countOf(POST)).toBe(0);
});

test('ERR-01 with the token placeholder, the exact message is shown and nothing is sent', async () => {
  window.sessionStorage.setItem('dr.antiForgeryToken', 'CSRF_UNAVAILABLE');
  await renderSite('/join');
  await joinWith();
  const toasts = within(await screen.findByRole('region', { name: 'Messages' }));
  const words = 'Something went wrong. Please refresh the page and try again. Error Code: T-0001';
  expect(await toasts.findByText(words)).toBeVisible();
  expect(server.countOf(POST)).toBe(0);
  expect(field('First name')).toHaveValue('Robin');
});

test.each([
  ['ACT-12.a', '0', undefined],
  ['ACT-12.a', '1', 'We couldn’t find your membership.'],
  ['ACT-12.a', '2', 'Create your account.'],
  ['ACT-12.c', '3', undefined],
  ['ACT-12.c', '4', undefined],
  ['ACT-12.c', '01', undefined],
  ['ACT-12.c', 'toString', undefined],
])('%s rfr=%s shows %s', (_, code, expected) => {
  const copy = { 'signIn.rfr_3': 'Signed', 'signIn.rfr_4': 'Lapsed' };
  const content = buildContent({ global: { navbar: { copy } } });
  renderWithProviders(<ReferralNotice />, { path: `/join?rfr=${code}`, content });
  for (const text of ['We couldn’t find your membership.', 'Create your account.', 'Signed', 'Lapsed'])
    expect(screen.queryByText(text) !== null).toBe(text === expected);
});

test('ENR-01.b ACT-12.a its copy comes from the content service', async () => {
  await renderSite('/join?rfr=0', {
    copy: {
      'enrollment.rfr_0': 'Nice to see you.',
      'enrollment.joinTitle': 'Pull up a chair',
      'enrollment.submit': 'Count me in',
      'enrollment.stepJoin': 'Sit down',
    },
  });
  expect(screen.getByText('Nice to see you.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pull up a chair' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count me in' })).toBeVisible();
  expect(screen.getByText('Sit down')).toBeVisible();
});

test('ROU-07.a ENR-01.a ENR-18.a ENR-18.b shows that this is the first of three steps, and what joining brings', async () => {
  await renderSite('/join', { partner: { earn: { pointsPerDollar: 5, basicPointsPerDollar: 3 } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Join/);
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'Earn up to 5 miles for every $1 with our email, and 3 without it.',
  );
  const steps = within(screen.getByRole('list', { name: 'Join in 3 steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['1Join', '2Link a card', '3Start earning']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
});
