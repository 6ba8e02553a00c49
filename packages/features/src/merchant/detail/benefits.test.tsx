import { createClient, createServerClock } from '@tableside/api-client';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import { anonymous, weekdays, type MerchantDetail, type Visitor, type Weekday } from '@tableside/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createSessionStore, type SessionState } from '@tableside/kits/session';
import { memberOfTier, TestProviders } from '@tableside/kits/testing';
import type { partnerWith } from '@tableside/partner-config/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { Benefits } from './benefits.tsx';
import { Hours } from './hours.tsx';

interface Options {
  readonly benefit?: Partial<MerchantDetail['benefit']>;
  readonly counts?: MerchantDetail['counts'];
  readonly visitor?: Visitor;
  readonly status?: SessionState['status'];
  readonly partner?: Parameters<typeof partnerWith>[0];
  readonly today?: Weekday | 'unknown';
  readonly reservedDay?: Weekday;
  readonly timeZone?: string;
}

const noonOf = (day: Weekday) => Date.parse('2026-06-21T12:00-04:00') + weekdays.indexOf(day) * 86_400_000;

function show({
  benefit,
  counts = {},
  visitor = anonymous,
  status = 'settled',
  partner,
  today = 'Fri',
  reservedDay,
  timeZone,
}: Options) {
  const merchant = { ...buildMerchantDetail(), ...(timeZone !== undefined && { timeZone }) };
  const site = (
    <TestProviders
      partner={partner}
      store={createSessionStore({ status, visitor })}
      client={createClient({ clock: createServerClock(() => (today === 'unknown' ? 0 : noonOf(today))) })}
    >
      <Benefits
        merchant={{ ...merchant, counts, benefit: { ...merchant.benefit, ...benefit } }}
        reservedDay={reservedDay}
      />
      <Hours merchant={merchant} />
    </TestProviders>
  );
  if (today === 'unknown') render(null).container.innerHTML = renderToString(site);
  else render(site);
  return within(screen.getByRole('region', { name: 'Benefits' }));
}

const mixed = [
  { tier: 2, rate: 5, days: ['Mon', 'Tue'] },
  { tier: 2, rate: 2, days: ['Fri'] },
] as const;

describe('for members', () => {
  test('MER-09.a MER-09.c MER-22 see the week of their own tier, with today marked', () => {
    const panel = show({ benefit: { rates: mixed }, visitor: memberOfTier(2), today: 'Fri' });
    expect(panel.getByText('Up to 5 miles/$1')).toBeVisible();
    const days = panel.getAllByRole('listitem');
    expect(days.map((day) => day.lastElementChild?.textContent)).toEqual([
      'Sunday: nothing',
      'Monday: 5 miles/$1',
      'Tuesday: 5 miles/$1',
      'Wednesday: nothing',
      'Thursday: nothing',
      'Friday: 2 miles/$1',
      'Saturday: nothing',
    ]);
    expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days[5]]);
    expect(panel.getByText('Today: Friday')).toBeVisible();
  });

  test('no day is marked while the current day is unknown', () => {
    const panel = show({ visitor: memberOfTier(2), today: 'unknown' });
    expect(panel.getAllByRole('listitem').some((day) => day.hasAttribute('aria-current'))).toBe(false);
  });

  test('CFG-03.c MER-09.d MER-22 money is shown as a share of the bill', () => {
    for (const currencyType of ['Dollar', 'Credit'] as const) {
      const panel = show({ visitor: memberOfTier(3), partner: { currencyType } });
      expect(panel.getByText('5% back')).toBeVisible();
      expect(panel.getAllByText('5%')).toHaveLength(7);
      cleanup();
    }
  });

  test.each([
    ['Mile', 5, 'miles/$1'],
    ['Mile', 1, 'mile/$1'],
    ['Point', 5, 'points/$1'],
    ['Dollar', 5, 'back'],
    ['Credit', 5, 'back'],
  ] as const)('CFG-03.c MER-22 the days of %s at a rate of %i are %s', (currencyType, rate, legend) => {
    const rates = [{ tier: 2 as const, rate, days: weekdays }];
    const panel = show({ benefit: { rates }, visitor: memberOfTier(2), partner: { currencyType } });
    expect(panel.getByText(legend)).toBeVisible();
  });
});

describe('the estimate of a dinner', () => {
  const estimate = /^Estimate/;

  test('CFG-03.c MER-45 members see what today earns, in their currency', () => {
    const options = { benefit: { rates: mixed }, visitor: memberOfTier(2), today: 'Fri' } as const;
    expect(
      show({ ...options, partner: { hasEarnEstimate: true, currencyType: 'Point' } }).getByText(estimate),
    ).toHaveTextContent('Estimate: a $60 dinner on Friday earns about 120 points.');
    cleanup();
    expect(
      show({ ...options, partner: { hasEarnEstimate: true, currencyType: 'Dollar' } }).getByText(estimate),
    ).toHaveTextContent('Estimate: a $60 dinner on Friday earns about $1.20.');
    cleanup();
    // It is already Saturday at the restaurant.
    const away = { partner: { hasEarnEstimate: true }, timeZone: 'Pacific/Kiritimati' } as const;
    expect(show({ ...options, ...away }).getByText(estimate)).toHaveTextContent('dinner on Monday earns');
  });

  test('MER-45 the estimate is for the day that is chosen, or the next that earns; today stays marked', () => {
    const partner = { hasEarnEstimate: true } as const;
    const options = { benefit: { rates: mixed }, visitor: memberOfTier(2), today: 'Fri', partner } as const;
    const panel = show({ ...options, reservedDay: 'Tue' });
    expect(panel.getByText(estimate)).toHaveTextContent('a $60 dinner on Tuesday earns about 300 miles.');
    expect(panel.getByText('Today: Friday')).toBeVisible();
    cleanup();
    expect(show({ ...options, reservedDay: 'Wed' }).getByText(estimate)).toHaveTextContent(
      'on Friday earns about 120',
    );
  });

  test.each([
    ['the setting is absent', { partner: {} }],
    ['the day is not known', { today: 'unknown' as const }],
    ['nobody is signed in', { visitor: anonymous }],
  ])('there is none while %s', (_, options) => {
    const panel = show({
      visitor: memberOfTier(2),
      today: 'Fri',
      partner: { hasEarnEstimate: true },
      ...options,
    });
    expect(panel.queryByText(estimate)).not.toBeInTheDocument();
  });
});

describe('for other visitors', () => {
  test('MER-10 MER-11 must sign in first: a prompt and no rate', () => {
    const panel = show({});
    expect(panel.getByText('Sign in to see offers')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(panel.queryByText(/\/\$1/)).not.toBeInTheDocument();
    expect(panel.queryByRole('list')).not.toBeInTheDocument();
    cleanup();
    const partner = { enrollmentType: 'sso', ssoLoginUrl: '/sso/start' } as const;
    expect(show({ partner }).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sso/start');
  });

  test('CFG-04.a CFG-04.c the promised rate comes from the partner’s settings', () => {
    const partner = { currencyType: 'Point', earn: { pointsPerDollar: 5 } } as const;
    expect(show({ partner }).getByText(/New members earn up to 5 points per \$1\./)).toBeVisible();
  });

  test('CFG-04.c if only VIPs earn, new members are promised nothing', () => {
    const partner = { currencyType: 'Point', earn: { pointsPerDollar: 5 } } as const;
    expect(show({ partner, benefit: { requiredTier: 3 } }).queryByText(/per \$1/)).not.toBeInTheDocument();
  });

  test('CFG-04.a without the setting nothing is promised', () => {
    expect(show({}).queryByText(/per \$1/)).not.toBeInTheDocument();
  });

  test('MER-11 tier 1 must activate first', () => {
    const panel = show({ visitor: memberOfTier(1) });
    expect(panel.getByRole('link', { name: 'Activate' })).toHaveAttribute(
      'href',
      '/activate?public_id=member-1',
    );
  });

  test('SES-02 MER-11 a known visitor must activate first, and sees rates afterwards', () => {
    const panel = show({ visitor: { kind: 'known', publicId: 'p-1', tier: 1 } });
    expect(panel.getByRole('link', { name: 'Activate' })).toHaveAttribute('href', '/activate?public_id=p-1');
    cleanup();
    expect(
      show({ visitor: { kind: 'known', publicId: 'p-1', tier: 2 } }).getAllByRole('listitem'),
    ).toHaveLength(7);
  });

  test('SES-02 nothing is shown while the session is resolved', () => {
    const panel = show({ status: 'resolving' });
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
    expect(panel.queryByText('Sign in to see offers')).not.toBeInTheDocument();
  });

  test('MER-11 a partner without members has no dead link', () => {
    const panel = show({ partner: { enrollmentType: 'none' } });
    expect(panel.getByText('Earn miles here')).toBeVisible();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  });
});

test.each([
  [
    'MER-23.a MER-23.b',
    { maxSpend: 1250, maxVisitsPerMonth: 3 },
    ['On up to $1,250 a month', 'On up to 3 visits a month'],
  ],
  ['MER-23.a', { maxSpend: 62.5 }, ['On up to $62.50 a month']],
  ['MER-23.b', { maxVisitsPerMonth: 1 }, ['On 1 visit a month']],
])('%s the maximum spend and visits per month are shown: %o', (_, benefit, limits) => {
  const panel = show({ benefit });
  const shown = within(panel.getByRole('list', { name: 'Limits' })).getAllByRole('listitem');
  expect(shown.map((limit) => limit.textContent)).toEqual(limits);
});

test('MER-09.b MER-23.a MER-23.b a bonus is shown; without bonus and limits there is neither', () => {
  expect(show({ benefit: { bonusText: 'Twice on Sundays' } }).getByText('Twice on Sundays')).toBeVisible();
  cleanup();
  const panel = show({});
  expect(panel.queryByText('Twice on Sundays')).not.toBeInTheDocument();
  expect(panel.queryByRole('list', { name: 'Limits' })).not.toBeInTheDocument();
});

describe('what counts here', () => {
  const partner = { earn: { counts: { tip: true, tax: true, onlineOrders: true, giftCards: false } } };
  const title = { name: 'What counts here' };

  test('ERN-15.b is that of the program, except where the restaurant differs, for members and visitors', () => {
    for (const visitor of [anonymous, memberOfTier(2)]) {
      const panel = show({ partner, visitor, counts: { onlineOrders: false } });
      const list = panel.getByRole('heading', title).nextElementSibling;
      expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Tip: counts',
        'Tax: counts',
        'Online orders: doesn’t count',
        'Gift card purchases: doesn’t count',
      ]);
      cleanup();
    }
  });

  test('ERN-15.d is not told where the program says nothing', () => {
    expect(show({ counts: { tip: true } }).queryByRole('heading', title)).not.toBeInTheDocument();
  });

  test('ERN-15.b is not told to a member who earns nothing here', () => {
    const panel = show({ partner, visitor: memberOfTier(2), benefit: { rates: [] } });
    expect(panel.queryByRole('heading', title)).not.toBeInTheDocument();
  });
});

test('hours are those of the merchant, with today’s marked', () => {
  show({ today: 'Fri' });
  const row = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell').textContent;
  expect(row(/^Friday \(Today\)/)).toBe('11:30 AM to 12:30 AM');
  expect(row(/^Sunday/)).toBe('Closed');
});

test('a day around the clock says so among the hours', () => {
  render(<Hours merchant={{ hours: [{ day: 'Sat', opens: '00:00', closes: '00:00' }] }} />, {
    wrapper: TestProviders,
  });
  expect(screen.getByRole('row', { name: /^Saturday/ })).toHaveTextContent(/Open 24 hours$/);
});
