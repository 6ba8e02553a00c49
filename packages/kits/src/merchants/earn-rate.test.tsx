import { buildMerchant } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { anonymous, ratesByDay, weekdays, type Benefit } from '@tableside/core';
import { createSessionStore } from '@tableside/kits/session';
import { type TestProvidersProps, memberOfTier, renderWithProviders } from '@tableside/kits/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { EarnRate, formatDays } from './earn-rate.tsx';
import { MerchantCard } from './merchant-card.tsx';

const show = (benefit: Partial<Benefit>, surroundings: Omit<TestProvidersProps, 'children'>) => {
  const merchant = buildMerchant();
  return renderWithProviders(
    <EarnRate merchant={{ ...merchant, benefit: { ...merchant.benefit, ...benefit } }} />,
    surroundings,
  ).container;
};
const everyDay = (rate: number, tier: 0 | 2 | 3 = 2) => ({ tier, rate, days: weekdays });

describe('for members', () => {
  test.each([
    [0, '1 mile/$1'],
    [2, '3 miles/$1'],
    [3, '5 miles/$1'],
  ] as const)('MER-09.a MER-11 tier %i sees its own rate', (tier, words) => {
    expect(show({}, { visitor: memberOfTier(tier) }).textContent).toBe(words);
  });

  test.each([
    ['MER-09.c', 'Mile', '1 mile/$1', '2.5 miles/$1'],
    ['MER-09.c', 'Point', '1 point/$1', '2.5 points/$1'],
    ['MER-09.d', 'Dollar', '1% back', '2.5% back'],
    ['MER-09.d', 'Credit', '1% back', '2.5% back'],
  ] as const)('%s CFG-03.c in %s rates read "%s" and "%s"', (_, currencyType, ...words) => {
    const rates = [everyDay(1, 0), everyDay(2.5)];
    const lines = ([0, 2] as const).map(
      (tier) => show({ rates }, { visitor: memberOfTier(tier), partner: { currencyType } }).textContent,
    );
    expect(lines).toEqual(words);
  });

  test('CON-31.a a rate on a card uses content’s currency names', () => {
    const content = buildContent({ global: { currencyNames: { singular: 'crumb', plural: 'crumbs' } } });
    expect(show({}, { visitor: memberOfTier(2), content }).textContent).toBe('3 crumbs/$1');
    expect(show({}, { visitor: memberOfTier(0), content }).textContent).toBe('1 crumb/$1');
  });

  test('CFG-03.b without a currency type the currency is miles', () => {
    expect(show({}, { visitor: memberOfTier(2) }).textContent).toBe('3 miles/$1');
  });

  test('MER-09.a for rates that differ by day, today’s are shown', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 12, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const rates = [
      { tier: 2 as const, rate: 5, days: ['Mon', 'Tue'] as const },
      { tier: 2 as const, rate: 2, days: ['Fri'] as const },
    ];
    const line = () => show({ rates }, { visitor: memberOfTier(2) }).textContent;
    expect(line()).toBe('2 miles/$1 today');
    expect(
      show({ rates }, { visitor: memberOfTier(2), partner: { currencyType: 'Credit' } }),
    ).toHaveTextContent('2% back today');
    vi.setSystemTime(new Date(2026, 5, 15, 12));
    expect(line()).toBe('5 miles/$1 today');
    vi.setSystemTime(new Date(2026, 5, 14, 12));
    expect(line()).toBe('Earns on Mon, Tue, Fri');
    // This is Saturday in UTC, but still Friday evening in New York.
    vi.setSystemTime('2026-06-13T01:00:00Z');
    expect(line()).toBe('2 miles/$1 today');
  });

  test('MER-09.b a bonus is on the card, as text and as a tag', () => {
    const merchant = buildMerchant({ benefit: { bonusText: 'Double miles on Mondays' } });
    renderWithProviders(<MerchantCard merchant={merchant} />, { visitor: memberOfTier(2) });
    expect(screen.getByText('Double miles on Mondays')).toBeVisible();
    expect(screen.getByText('Bonus')).toBeVisible();
    renderWithProviders(<MerchantCard merchant={buildMerchant({ highlight: 'new' })} />, {
      visitor: memberOfTier(2),
    });
    expect(screen.getAllByText('Bonus')).toHaveLength(1);
  });

  test('MER-11 tier 1 is prompted to activate and sees no rate', () => {
    expect(show({}, { visitor: memberOfTier(1) }).textContent).toBe('Activate to see offers');
    expect(screen.getByRole('link', { name: 'Activate to see offers' })).toHaveAttribute(
      'href',
      '/activate?public_id=member-1',
    );
  });

  test('a tier that earns nothing here sees no rate', () => {
    expect(show({ rates: [everyDay(5, 3)] }, { visitor: memberOfTier(2) })).toBeEmptyDOMElement();
  });
});

describe('for anonymous visitors', () => {
  test.each([
    ['direct', 0, '/login'],
    ['sso', 3, '/sso/start'],
  ] as const)(
    'AUT-13 SES-02 MER-10 MER-11 see a link to sign in (%s, tier %i), and no rate',
    (enrollmentType, requiredTier, href) => {
      const container = show(
        { requiredTier },
        { visitor: anonymous, partner: { enrollmentType, ssoLoginUrl: '/sso/start' } },
      );
      expect(screen.getByRole('link', { name: 'Sign in to see offers' })).toHaveAttribute('href', href);
      expect(container.textContent).toBe('Sign in to see offers');
    },
  );

  test('SES-02 ACT-11.b MER-11 a known visitor who has not activated is prompted to, and sees no rate', () => {
    const container = show({}, { visitor: { kind: 'known', publicId: 'p 1', tier: 1 } });
    expect(container.textContent).toBe('Activate to see offers');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/activate?public_id=p%201');
  });

  test.each([
    [0, '1 mile/$1'],
    [2, '3 miles/$1'],
    [3, '5 miles/$1'],
  ] as const)('ACT-11.a MER-11 a known visitor of tier %i sees that tier’s rate', (tier, words) => {
    const container = show({}, { visitor: { kind: 'known', publicId: 'p', tier } });
    expect(container.textContent).toBe(words);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('SES-02 nothing is shown while the session is being looked up', () => {
    const store = createSessionStore({ status: 'resolving', visitor: anonymous });
    const container = show({}, { store });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => store.set({ status: 'settled', visitor: memberOfTier(2) }));
    expect(container.textContent).toBe('3 miles/$1');
  });

  test('MER-10 MER-11 for partners without members there is neither rate nor link', () => {
    const container = show({}, { partner: { enrollmentType: 'none', currencyType: 'Dollar' } });
    expect(container.textContent).toBe('Earn dollars here');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('MER-01 MER-10 on a card the prompt is a second tab stop above the card’s own link', () => {
    renderWithProviders(<MerchantCard merchant={buildMerchant({ name: 'Basil Wharf' })} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Basil Wharf',
      'Sign in to see offers',
    ]);
  });
});

test.each([
  [['Fri', 'Sat', 'Sun'], 'Fri–Sun'],
  [['Sun', 'Sat'], 'Sat, Sun'],
  [['Mon', 'Wed', 'Thu', 'Fri'], 'Mon, Wed–Fri'],
  [['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'Sun–Fri'],
] as const)('the days %s read "%s"', (days, words) => {
  const { benefit } = buildMerchant();
  const rates = ratesByDay({ ...benefit, rates: [{ tier: 2, rate: 3, days }] }, 2);
  expect(formatDays(rates, (day) => day)).toBe(words);
});

describe('limits of a month on a card', () => {
  const cardText = (benefit: Partial<Benefit>, visitor: TestProvidersProps['visitor'] = memberOfTier(2)) => {
    const { container } = renderWithProviders(<MerchantCard merchant={buildMerchant({ benefit })} />, {
      visitor,
    });
    return container.textContent;
  };

  test.each([
    [{ maxSpend: 1250 }, 'Up to $1,250 a month'],
    [{ maxVisitsPerMonth: 3 }, 'Up to 3 visits a month'],
    [{ maxVisitsPerMonth: 1 }, 'Up to 1 visit a month'],
    [{ maxSpend: 62.5, maxVisitsPerMonth: 2 }, 'Up to $62.50 a month · Up to 2 visits a month'],
  ])('MER-39.a %j reads "%s"', (benefit, words) => {
    expect(cardText(benefit)).toContain(words);
  });

  test('MER-39.b a restaurant without limits has none, nor has a visitor who does not earn there', () => {
    expect(cardText({})).not.toContain('a month');
    const limits = { maxSpend: 250, maxVisitsPerMonth: 3 };
    expect(cardText(limits, anonymous)).not.toContain('a month');
    expect(cardText({ ...limits, requiredTier: 3 })).not.toContain('a month');
  });
});
