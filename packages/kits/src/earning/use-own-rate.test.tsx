import { buildMember } from '@tableside/api-client/testing';
import type { Member } from '@tableside/core';
import { renderWithProviders } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { Link } from '@tableside/ui/link';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useOwnRate } from './use-own-rate.ts';

function Sentences({ member }: { readonly member: Member | undefined }) {
  const own = useOwnRate(member);
  if (!own) return null;
  return (
    <p>
      <span>{own.rate}</span>
      {own.more && (
        <>
          <span>: </span>
          <span>{own.more.words}</span> <Link href={own.more.href}>{own.more.action}</Link>
        </>
      )}
    </p>
  );
}

const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 };
const shown = { currencyType: 'Point', showEarnRate: true, hasVIP: true } as const;
const show = (member: Partial<Member> | undefined, partner: Partial<PartnerFile> = { ...shown, earn }) =>
  renderWithProviders(<Sentences member={member && { ...buildMember(), ...member }} />, { partner }).container
    .textContent;
const progress = {
  status: 'Building',
  remainingDines: 8,
  dinesRequired: 12,
  remainingDollars: 200.5,
  dollarsRequired: 750,
  earnedThisYear: 0,
};

test('CRD-35.a CRD-35.b CRD-35.c HOM-11.a HOM-11.b HOM-11.c a member without email reads who earns more, and the link to the choice', () => {
  expect(show({ tier: 0 })).toBe(
    'You earn 3 points/$1: Members who get our email earn 5 points/$1. Turn on email',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/user_profile#email-choice');
});

test('CRD-35.a CRD-35.b CRD-35.c HOM-11.a HOM-11.b HOM-11.c a member with email reads what VIPs earn, and how far it is', () => {
  expect(show({ tier: 2, diningProgress: progress })).toBe(
    'You earn 5 points/$1: VIPs earn 7 points/$1 and up. 8 more visits and $200.50 more in spending to go. See your way to VIP',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/overview');
});

test.each([
  ['one visit', { remainingDines: 1, remainingDollars: 0 }, '1 more visit to go.'],
  ['only visits', { dollarsRequired: 0 }, '8 more visits to go.'],
  ['only bills', { remainingDines: 0 }, '$200.50 more in spending to go.'],
])('CRD-35.b HOM-11.c with %s missing it says so', (_, changes, words) => {
  expect(show({ tier: 2, diningProgress: { ...progress, ...changes } })).toContain(`and up. ${words} See`);
});

test.each([
  ['nothing is missing', { remainingDines: 0, remainingDollars: 0 }],
  ['the qualification is complete', { status: 'Complete' }],
])('CRD-35.b HOM-11.c while %s no distance is named', (_, changes) => {
  const text = show({ tier: 2, diningProgress: { ...progress, ...changes } });
  expect(text).toBe('You earn 5 points/$1: VIPs earn 7 points/$1 and up. See your way to VIP');
});

test('CRD-35.b HOM-11.b nobody earns more than a VIP, nor than others where there is no VIP tier', () => {
  expect(show({ tier: 3 })).toBe('You earn 7 points/$1 and up');
  expect(show({ tier: 2 }, { ...shown, earn, hasVIP: false })).toBe('You earn 5 points/$1');
});

test('CRD-35.b a program with one rate names no other', () => {
  const partner = { ...shown, earn: { pointsPerDollar: 5 } };
  expect(show({ tier: 0 }, partner)).toBe('You earn 5 points/$1');
  expect(show({ tier: 2 }, partner)).toBe('You earn 5 points/$1');
});

test.each([
  [
    0,
    'You earn the basic rate at each restaurant: Members who get our email earn the full rate at each restaurant. Turn on email',
  ],
  [
    2,
    'You earn the full rate at each restaurant: VIPs earn the best rate at each restaurant. See your way to VIP',
  ],
  [3, 'You earn the best rate at each restaurant'],
] as const)(
  'CRD-35.a HOM-11.a HOM-11.b where the restaurants have the rates, tier %i reads no number',
  (tier, words) => {
    const partner = { ...shown, currencyType: 'Dollar' } as const;
    const { diningProgress: _, ...member } = buildMember();
    const { container } = renderWithProviders(<Sentences member={{ ...member, tier }} />, { partner });
    expect(container.textContent).toBe(words);
  },
);

test.each([
  ['the partner does not show the rate', { tier: 2 }, { ...shown, earn, showEarnRate: false }],
  ['the member has not activated', { tier: 1 }, undefined],
  ['no card is linked', { tier: 2, memberType: 'NonCardMember' }, undefined],
  ['the account is closed', { tier: 2, memberType: 'ClosedAccountMember' }, undefined],
] as const)('CRD-35.a HOM-11.a nothing is said while %s', (_, member, partner) => {
  expect(show(member, partner)).toBe('');
});
