import { dineSummaryHandlers, problem } from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type SiteOptions, renderSite, server } from '../../site.fixture.tsx';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (options?: SiteOptions) => renderSite('/account/overview', options);
const year = async () => within(await screen.findByRole('region', { name: /^Earned in/ }));
const meter = (name: string) => screen.findByRole('progressbar', { name });
/** The filled share of a meter, which is a bar or a row of stamps. */
function filledShare({ children }: HTMLElement): number {
  const [first] = children;
  if (children.length === 1 && first instanceof HTMLElement)
    return Number.parseFloat(first.style.width) / 100;
  const stamped = [...children].filter((stamp) => getComputedStyle(stamp).borderTopStyle === 'solid');
  return stamped.length / children.length;
}
const progressOf = (more: object) => ({
  status: 'Building',
  remainingDines: 7,
  dinesRequired: 12,
  remainingDollars: 0,
  dollarsRequired: 0,
  ytdMilesOrDollars: 1234,
  ...more,
});

describe('the year to date', () => {
  test.each([
    ['miles', { currencyType: 'Mile' }, 1234, '1,234 miles'],
    ['miles', { currencyType: 'Mile' }, 0, '0 miles'],
    ['points', { currencyType: 'Point' }, 40.5, '40.5 points'],
    ['stars', partnersByKind.sso, 1, '1 star'],
    ['stars', partnersByKind.sso, 1290, '1,290 stars'],
    ['dollars', { currencyType: 'Dollar' }, 1234, '$1,234.00'],
    ['market dollars', partnersByKind.direct, 1, '$1.00'],
    ['credits', { currencyType: 'Credit' }, 12.3, '$12.30'],
  ] as const)(
    'ACC-06.a ACC-06.b HIS-24.a HIS-24.b in $0 $2 reads "$3"',
    async (_, partner, benefits, text) => {
      server.use(dineSummaryHandlers.summary({ currentYearBenefits: benefits, currentYearDines: 3 }));
      show({ partner });
      const statement = await year();
      expect(
        await statement.findByText((_, node) => node?.tagName === 'P' && node.textContent === text),
      ).toBeVisible();
      expect(await statement.findByText('from 3 visits')).toBeVisible();
      expect(statement.getByRole('heading')).toHaveTextContent('Earned in 2025');
      expect(server.countOf('GET /api/Member/DineSummary')).toBe(1);
    },
  );

  test('CON-31.a CON-31.b ACC-06.b the account has the words of content, and what the member’s level earns', async () => {
    server.use(dineSummaryHandlers.summary({ currentYearBenefits: 1, currentYearDines: 3 }));
    const currencyNames = { singular: 'crumb', plural: 'crumbs' };
    show({
      partner: { showEarnRate: true, earn: { pointsPerDollar: 2 } },
      content: { global: { currencyNames, earn: { pointsPerDollar: 4 } } },
    });
    const statement = await year();
    const amount = await statement.findByText(
      (_, node) => node?.tagName === 'P' && node.textContent === '1 crumb',
    );
    expect(amount).toBeVisible();
    expect(await screen.findByText(/4 crumbs/)).toBeVisible();
  });

  test.each([
    [0, 'Your first visit of 2025 is still to come.'],
    [1, 'from 1 visit'],
    [1200, 'from 1,200 visits'],
  ])('HIS-24.b %i visits read "%s"', async (currentYearDines, text) => {
    server.use(dineSummaryHandlers.summary({ currentYearBenefits: 0, currentYearDines }));
    show();
    expect(await (await year()).findByText(text)).toBeVisible();
  });

  test('a loading number is announced, and its space is reserved', async () => {
    server.use(dineSummaryHandlers.summary(() => new Promise(() => undefined)));
    show();
    expect((await year()).getByRole('status')).toHaveTextContent('Adding up your year');
  });

  test.each([
    [0, '0'],
    [1234, '1,234'],
  ])(
    'ACC-24.b the %i that the session knows of the year shows until the summary arrives',
    async (known, text) => {
      const response = Promise.withResolvers<void>();
      server.use(
        dineSummaryHandlers.summary(async () => {
          await response.promise;
          return { currentYearBenefits: 1300, currentYearDines: 6 };
        }),
      );
      show({ member: { diningProgress: progressOf({ ytdMilesOrDollars: known }) } });
      const statement = await year();
      expect(await statement.findByText(text)).toBeVisible();
      response.resolve();
      expect(await statement.findByText('1,300')).toBeVisible();
      expect(statement.queryByText(text)).not.toBeInTheDocument();
    },
  );

  test('ACC-06.a the member’s own record replaces a failed summary until it loads', async () => {
    server.use(dineSummaryHandlers.summary(problem(500)));
    show({ member: { diningProgress: progressOf({ ytdMilesOrDollars: 1234 }) } });
    const statement = await year();
    expect(await statement.findByText('1,234')).toBeVisible();
    expect(await statement.findByRole('alert')).toHaveTextContent(
      'We couldn’t update your visits right now.',
    );

    server.use(dineSummaryHandlers.summary({ currentYearBenefits: 1300, currentYearDines: 6 }));
    await userEvent.click(statement.getByRole('button', { name: 'Try again' }));
    expect(await statement.findByText('1,300')).toBeVisible();
    expect(statement.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a replacement, it shows an error and retries', async () => {
    server.use(dineSummaryHandlers.summary(problem(500)));
    show({ member: { diningProgress: null } });
    const statement = await year();
    expect(await statement.findByText('We couldn’t load what you’ve earned this year.')).toBeVisible();
    server.use(dineSummaryHandlers.summary({ currentYearBenefits: 0, currentYearDines: 0 }));
    await userEvent.click(statement.getByRole('button', { name: 'Try again' }));
    expect(await statement.findByText('0')).toBeVisible();
  });
});

describe('earning rate', () => {
  const rate = async (options: SiteOptions) => {
    show(options);
    await year();
    return screen.queryByText('Your earning rate')?.nextElementSibling?.textContent ?? undefined;
  };
  const earn = { pointsPerDollar: 5, basicPointsPerDollar: 1, vipPointsPerDollar: 7 };
  const partner = { currencyType: 'Point', showEarnRate: true, earn } as const;

  test.each([2, 3] as const)(
    'ACC-03.a CFG-29.a shows only where the partner wants it, level %i',
    async (tierLevel) => {
      const off = { partner: { ...partner, showEarnRate: false }, member: { tierLevel } };
      expect(await rate(off)).toBeUndefined();
    },
  );

  test.each([
    [0, '1 point/$1'],
    [1, undefined],
    [2, '5 points/$1'],
    [3, '7 points/$1 and up'],
  ] as const)(
    'ACC-03.a ACC-03.b CFG-29.a level %i of a program that promises a number: %s',
    async (tierLevel, text) => {
      expect(await rate({ partner, member: { tierLevel } })).toBe(text);
    },
  );

  test.each(['Dollar', 'Credit'] as const)(
    'ACC-03.c in %s it is a percentage of the bill',
    async (currencyType) => {
      const content = { global: { earn: { pointsPerDollar: 4.5 } } };
      expect(await rate({ partner: { currencyType, showEarnRate: true }, content })).toBe('4.5% back');
    },
  );

  test.each([
    [0, 'The basic rate at each restaurant'],
    [2, 'The full rate at each restaurant'],
    [3, '8% back'],
  ] as const)('ACC-03.a level %i of a program without one number: %s', async (tierLevel, text) => {
    const copy = { 'accountOverview.earnRateVip': '8% back' };
    const options = {
      partner: { currencyType: 'Dollar', showEarnRate: true },
      member: { tierLevel },
    } as const;
    expect(await rate({ ...options, content: { global: { navbar: { copy } } } })).toBe(text);
  });
});

describe('progress', () => {
  test.each([
    ['ACC-04.a', { remainingDines: 8, dinesRequired: 12 }, 4, 12, 5],
    ['ACC-04.a', { remainingDines: 0, dinesRequired: 12 }, 12, 12, 12],
    ['ACC-04.a', { remainingDines: 15, dinesRequired: 12 }, 0, 12, 1],
    ['ACC-04.b', { remainingDines: 7, dinesRequired: 0 }, 4, 11, 5],
    ['ACC-04.a', { remainingDines: 10, dinesRequired: 30 }, 20, 30, 0],
  ])('%s %j is a meter at %i of %i', async (_id, progress, value, max, checksAndStar) => {
    show({ partner: { hasVIP: true }, member: { diningProgress: progressOf(progress) } });
    const visits = await meter('Visits');
    expect(visits).toHaveAttribute('aria-valuemin', '0');
    expect(visits).toHaveAttribute('aria-valuenow', String(value));
    expect(visits).toHaveAttribute('aria-valuemax', String(max));
    expect(visits).toHaveAttribute('aria-valuetext', `${value} of ${max} visits`);
    expect(screen.getByText(`${value} of ${max} visits`)).toBeVisible();
    expect(visits.querySelectorAll('svg')).toHaveLength(checksAndStar);
    expect(filledShare(visits)).toBeCloseTo(value / max);
  });

  test('ACC-04.b a member without any progress has the whole way before them', async () => {
    show({ partner: { hasVIP: true }, member: { diningProgress: null } });
    expect(await meter('Visits')).toHaveAttribute('aria-valuetext', '0 of 11 visits');
  });

  test('dollars have a meter where the program counts them', async () => {
    const { container } = show({
      partner: { hasVIP: true },
      member: { diningProgress: progressOf({ remainingDollars: 320.5, dollarsRequired: 750 }) },
    });
    expect(await meter('Spending')).toHaveAttribute('aria-valuetext', '$429.50 of $750 spent');
    expect(screen.getByText('$320.50 more to VIP')).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  test.each([
    {
      progress: { status: 'Building', remainingDines: 3, dollarsRequired: 750, remainingDollars: 320 },
      visits: '3 more visits to VIP',
      title: 'On your way to VIP',
      text: 'Every visit in 2025 brings you closer to VIP.',
      takesBoth: true,
    },
    {
      progress: { status: 'QualifiedAndBuilding', remainingDines: 2 },
      visits: '2 more visits to VIP',
      title: 'On your way to another year of VIP',
      text: '2026 is up next: your visits count toward another year of VIP.',
      takesBoth: false,
    },
    {
      progress: { status: 'Qualified', remainingDines: 0, dollarsRequired: 750, remainingDollars: 320 },
      visits: 'Visit goal met',
      title: 'VIP is yours for 2026',
      text: 'You’ve done everything it takes for VIP in 2026. Enjoy every visit.',
      takesBoth: false,
    },
  ])(
    'ACC-05 ACC-20.b ACC-21 CFG-15.a $progress.status says what is missing, toward what, and if VIP takes both',
    async ({ progress, visits, title, text, takesBoth }) => {
      show({ partner: { hasVIP: true }, member: { diningProgress: progressOf(progress) } });
      expect(await screen.findByText(visits)).toBeVisible();
      expect(within(screen.getByRole('region', { name: title })).getByText(text)).toBeVisible();
      await meter('Visits');
      const words = screen.queryByText(/VIP takes both: visits and spending\./);
      expect(words !== null).toBe(takesBoth);
    },
  );

  test('ACC-05 CFG-15.a one visit is missing while Renewing: "1 more visit to VIP"', async () => {
    const diningProgress = progressOf({ remainingDines: 1, status: 'Renewing' });
    show({ partner: { hasVIP: true }, member: { diningProgress } });
    expect(await screen.findByText('1 more visit to VIP')).toBeVisible();
  });

  test('ACC-05 where no dollars are required there is no meter of them, and VIP does not take both', async () => {
    const diningProgress = progressOf({ dollarsRequired: 0, remainingDollars: 320 });
    show({ partner: { hasVIP: true }, member: { diningProgress } });
    await meter('Visits');
    expect(screen.queryByRole('progressbar', { name: 'Spending' })).not.toBeInTheDocument();
    expect(screen.queryByText(/VIP takes both: visits and spending\./)).not.toBeInTheDocument();
  });

  test('ACC-05 CFG-15.a CFG-15.b a program without VIP has no meter: there is nothing that visits lead to', async () => {
    show({ member: { diningProgress: progressOf({ remainingDines: 3, dollarsRequired: 750 }) } });
    await year();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/VIP/);
  });

  test('ACC-20.a Complete in 2025 names 2026 as the target, and no distance to it; Renewing begins with the next year', async () => {
    const complete = {
      partner: { hasVIP: true },
      member: { diningProgress: progressOf({ status: 'Complete', remainingDines: 3 }) },
    };
    const { unmount } = show(complete);
    expect(await screen.findByRole('heading', { name: 'VIP is yours for 2026' })).toBeVisible();
    await meter('Visits');
    expect(screen.queryByText(/more visits/)).not.toBeInTheDocument();
    unmount();
    show({ ...complete, member: { diningProgress: progressOf({ status: 'Renewing' }) } });
    expect(await screen.findByText(/^2026 /)).toBeVisible();
  });
});
