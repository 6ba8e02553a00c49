import {
  buildMemberBody,
  memberHandlers,
  problem,
  prospectHandlers,
  type WireCall,
} from '@tableside/api-client/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { acceptTerms, field, fillIn, findAlert, submitButton } from './fill-in.fixture.tsx';

const partner = { enrollmentType: 'sso', ssoLoginUrl: '/SignIn' } as const;
const member = { memberType: 'NonCardMember', mustJoin: true, memberNumber: null } as const;

const step = () => document.querySelector('[aria-current="step"]');

test('ROU-07.a ENR-06.a ENR-01.a ENR-18.a ENR-18.b AUT-13 ACT-12.a an anonymous visitor sees one button, which links to the partner’s site', async () => {
  const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3 };
  await renderSite('/join?rfr=1', { partner: { ...partner, earn } });
  expect(step()).toHaveTextContent(/^1Join$/);
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'Earn up to 5 miles for every $1 with our email, and 3 without it.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join with your Sample account');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Continue to Sample' })).toHaveAttribute('href', '/SignIn');
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.getByText('We couldn’t find your membership.')).toBeVisible();
});

test('ENR-06.a ENR-06.b a person from single sign-on sees read-only names and no password', async () => {
  await renderSite('/join', { partner, member });
  for (const [label, value] of [
    ['First name', 'Robin'],
    ['Last name', 'Ames'],
    ['Email address', 'robin@example.com'],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAttribute('readonly');
  }
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(document.querySelectorAll('form [readonly]')).toHaveLength(3);
  expect(screen.getByText(/come from your Sample account/)).toBeVisible();
  expect(field('ZIP code')).toHaveValue('10013');
  expect(field('Mobile phone \\(optional\\)')).toHaveValue('212-555-0142');
});

test('ENR-06.a ENR-04.a ENR-04.b ENR-04.c joins without a password, and goes to the card', async () => {
  const seen: WireCall[] = [];
  server.use(
    prospectHandlers.create((call) => {
      seen.push(call);
      server.use(memberHandlers.member(buildMemberBody({ ...member, mustJoin: false })));
      return { publicId: 'p-1' };
    }),
  );
  await renderSite('/join', { partner, member });
  await fillIn({ 'Member number': 'ABC123456789' });
  await acceptTerms();
  await userEvent.click(submitButton());
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  expect(window.location.pathname).toBe('/add_card');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toEqual({
    firstName: 'Robin',
    lastName: 'Ames',
    email: 'robin@example.com',
    memberNumber: 'ABC123456789',
    zipCode: '10013',
    phoneNumber: '2125550142',
    smsOptIn: false,
    emailOptIn: false,
    terms: true,
    termsVersion: '1',
  });
});

test('ENR-04.b ENR-04.c ENR-06.a who has joined in another tab meanwhile goes to the card too', async () => {
  await renderSite('/join', { partner, member });
  server.use(
    prospectHandlers.create(
      problem(400, { code: 'accountExists', errors: [{ field: 'email', message: 'Exists.' }] }),
    ),
    memberHandlers.member(buildMemberBody({ ...member, mustJoin: false })),
  );
  await fillIn({ 'Member number': 'ABC123456789' });
  await acceptTerms();
  await userEvent.click(submitButton());
  await waitFor(() => expect(window.location.pathname).toBe('/add_card'));
  expect(screen.queryByText('You already have an account.')).not.toBeInTheDocument();
});

test('ENR-02.a ENR-02.b asks for all that this partner requires, and marks what is not known yet', async () => {
  await renderSite('/join', { partner: partnersByKind.sso, member });
  expect([...document.querySelectorAll('form label')].map((label) => label.textContent.trim())).toEqual([
    'First name',
    'Last name',
    'Email address',
    'Star number*',
    'Street address*',
    'Apartment, suite or unit (optional)',
    'City*',
    'State*',
    'ZIP code*',
    'Mobile phone (optional)',
    'Email me offers and news from Starline Suppers',
    'I accept the program terms and the privacy notice*',
  ]);
});

test('a number known from single sign-on is not requested', async () => {
  await renderSite('/join', { partner, member: { ...member, memberNumber: 'ABC123456789' } });
  expect(screen.queryByLabelText(/^Member number/)).toBeNull();
});

test('an ended session shows how to continue, and the form keeps its values', async () => {
  server.use(prospectHandlers.create(problem(401)));
  await renderSite('/join', { partner, member });
  await fillIn({ 'Member number': 'ABC123456789', 'ZIP code': '60601' });
  await acceptTerms();
  await userEvent.click(submitButton());
  const notice = within(await findAlert());
  expect(notice.getByText('Your sign-in has expired.')).toBeVisible();
  const link = notice.getByRole('link', { name: /^Sign in/ });
  expect(link).toHaveAttribute('href', '/SignIn');
  expect(link).toHaveAttribute('target', '_blank');
  expect(field('ZIP code')).toHaveValue('60601');
  expect(server.countOf('POST /api/Members/Prospects')).toBe(1);
});

test('the form stays after its session has ended', async () => {
  const { store } = await renderSite('/join', { partner, member });
  await fillIn({ 'ZIP code': '60601' });
  const { guard } = store.get();
  store.set({ status: 'settled', visitor: { kind: 'anonymous' }, ...(guard && { guard }) });
  await waitFor(() => expect(field('ZIP code')).toHaveValue('60601'));
});

test('ENR-06.a ENR-06.b ENR-01.a a person who has joined before sees read-only names, no password, and the next step', async () => {
  await renderSite('/join', { partner, member: { ...member, mustJoin: false } });
  expect(screen.getByRole('heading', { level: 1, name: 'You’ve joined Sample Plates' })).toBeVisible();
  expect(step()).toHaveTextContent(/^2Link a card$/);
  for (const label of ['First name', 'Last name', 'Email address'])
    expect(field(label)).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the next step' })).toHaveAttribute('href', '/add_card');
});
