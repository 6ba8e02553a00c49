import {
  activityHandlers,
  buildTransactionBody,
  problem,
  reviewHandlers,
} from '@tableside/api-client/testing';
import { parseCopy } from '@tableside/content-client';
import type { PartnerFile } from '@tableside/partner-config';
import { minimalPartner, partnersByKind } from '@tableside/partner-config/testing';
import { violationsIn } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import {
  activityOnServer,
  DAY_MS,
  list,
  path,
  row,
  rows,
  statusOf,
  transactionsOnServer,
  visitedAt,
  type TransactionBody,
} from './recent-activity.fixture.ts';

test('HIS-09.a a record shows merchant, date, bill, reward, card and status', async () => {
  vi.setSystemTime(visitedAt);
  transactionsOnServer(buildTransactionBody());
  renderSite(path, { partner: { currencyType: 'Point' } });
  const record = await row();
  expect(within(record).getByRole('heading', { level: 4, name: 'Basil Wharf' })).toBeVisible();
  expect(record.querySelector('time')).toHaveAttribute('datetime', '2026-06-10');
  expect(record.querySelector('time')).toHaveTextContent('Jun 10, 2026');
  expect(within(record).getByText('Bill $48.20')).toBeVisible();
  expect(within(record).getByText('Card ending in 1111')).toBeVisible();
  expect(within(record).getByText('+241 points')).toBeVisible();
  expect(statusOf(record)).toBe('Earned');
  expect(
    within(record).getByText(
      'Your visit on June 10, 2026 earned you 241 points, now on the way to your Sample account.',
    ),
  ).toBeVisible();
});

test('HIS-30.a on phones a record opens to show its facts and its sentence', async () => {
  transactionsOnServer(buildTransactionBody());
  renderSite(path);
  const record = await row();
  // The toggle is hidden at the width of this test.
  const toggle = within(record).getByText('Details').closest('button')!;
  const namedBy = toggle.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(namedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Details',
    'Basil Wharf',
    'Jun 10, 2026',
  ]);
  const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '')!;
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(details).not.toHaveAttribute('data-open');
  expect(details).toHaveTextContent(/Bill \$48\.20.*Card ending in 1111.*Your visit on/);
  for (const shown of ['Basil Wharf', '+241 points', 'Jun 10, 2026'])
    expect(details).not.toHaveTextContent(shown);
  expect(details).not.toContainElement(record.querySelector('[data-mark]'));
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(details).toHaveAttribute('data-open');
});

test('HIS-09.b the merchant is a link only where it still has a page', async () => {
  transactionsOnServer(
    buildTransactionBody({ merchantId: 'a/b' }),
    buildTransactionBody({ sourceTransactionId: '2', merchantName: 'Closed Door', activeMerchant: false }),
  );
  renderSite(path);
  const link = (await list()).getByRole('link', { name: 'Basil Wharf' });
  expect(link).toHaveAttribute('href', '/merchants/a%2Fb');
  expect(screen.getByRole('heading', { name: 'Closed Door' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Closed Door' })).not.toBeInTheDocument();
});

test('HIS-22 a record without a name is called by what it is, and has only what is known of it', async () => {
  const nameless = { merchantName: '', merchantId: null };
  transactionsOnServer(
    buildTransactionBody({ ...nameless, dineAmount: null, cardLastFour: null, rewardSource: 'B' }),
    buildTransactionBody({ ...nameless, sourceTransactionId: '2' }),
  );
  renderSite(path);
  const [bonus, visit] = await rows();
  expect(within(bonus!).getByRole('heading', { name: 'Bonus' })).toBeVisible();
  expect(bonus).not.toHaveTextContent(/Bill|ending in/);
  expect(bonus).toHaveTextContent('The bonus from June 10, 2026 earned you');
  expect(within(visit!).getByRole('heading', { name: 'Visit' })).toBeVisible();
  expect(within(visit!).getByText('Settled by card')).toBeVisible();
});

describe('the bonus of a record', () => {
  const bonusRecord = (overrides: Partial<TransactionBody> = {}) =>
    buildTransactionBody({
      merchantName: '',
      merchantId: null,
      dineAmount: null,
      cardLastFour: null,
      rewardSource: 'B',
      bonusCode: 'BRUNCH',
      ...overrides,
    });
  const member = {
    activeBonuses: [
      {
        code: 'BRUNCH',
        bonusStatus: 'Enrolled' as const,
        createDateUtc: '2026-06-01T00:00:00Z',
        isNewMemberBonus: false,
        description: 'More at brunch',
        memberIsEligibleForNMB: false,
      },
    ],
  };
  const earnBanners = [
    {
      slug: 'brunch',
      order: 1,
      text: [parseCopy('Late checkout'), parseCopy('more')],
      bonus: { code: 'BRUNCH', isAppOnly: false },
    },
  ];

  test('HIS-22 names the record, as its banner does, beside the source, or stands beside the restaurant; an unknown one is just a bonus', async () => {
    transactionsOnServer(
      bonusRecord(),
      bonusRecord({ sourceTransactionId: '2', merchantName: 'Basil Wharf' }),
      bonusRecord({ sourceTransactionId: '3', bonusCode: 'GONE' }),
      bonusRecord({ sourceTransactionId: '4', bonusCode: undefined }),
    );
    const { container } = renderSite(path, { member, content: { earnBanners } });
    const [named, besideRestaurant, ...unknown] = await rows();
    expect(within(named!).getByRole('heading', { name: 'Late checkout' })).toBeVisible();
    expect(within(named!).getByText('Bonus')).toBeVisible();
    expect(named).toHaveTextContent('The bonus from June 10, 2026 earned you');
    expect(within(besideRestaurant!).getByRole('heading', { name: 'Basil Wharf' })).toBeVisible();
    expect(within(besideRestaurant!).getByText('Late checkout')).toBeVisible();
    expect(unknown).toHaveLength(2);
    for (const record of unknown) {
      expect(within(record).getByRole('heading', { name: 'Bonus' })).toBeVisible();
      expect(record).not.toHaveTextContent(/GONE|Late checkout/);
    }
    expect(await violationsIn(container)).toEqual([]);
  });

  test('is called by its description where content says nothing of it', async () => {
    transactionsOnServer(bonusRecord());
    renderSite(path, { member });
    expect(within(await row()).getByRole('heading', { name: 'More at brunch' })).toBeVisible();
  });
});

test.each<readonly [NonNullable<PartnerFile['currencyType']>, readonly (readonly [number, string])[]]>([
  [
    'Point',
    [
      [1241, '+1,241 points'],
      [-48, '−48 points'],
    ],
  ],
  [
    'Mile',
    [
      [1, '+1 mile'],
      [12.75, '+12 miles'],
    ],
  ],
  [
    'Dollar',
    [
      [2.4, '+$2.40'],
      [-3.1, '−$3.10'],
    ],
  ],
  [
    'Credit',
    [
      [1002.41, '+$1,002.41'],
      [-0.05, '−$0.05'],
    ],
  ],
])('HIS-09.a rewards in %s read as amounts of it', async (currencyType, rewards) => {
  const records = rewards.map(([benefitAmount], index) =>
    buildTransactionBody({ sourceTransactionId: String(index), benefitAmount, dineAmount: 1048.2 }),
  );
  transactionsOnServer(...records);
  activityOnServer(...records);
  renderSite(path, { partner: { currencyType } });
  const shown = await rows();
  expect(shown).toHaveLength(rewards.length);
  for (const [index, [, words]] of rewards.entries()) {
    expect(within(shown[index]!).getByText('Bill $1,048.20')).toBeVisible();
    expect(within(shown[index]!).getByText(words)).toBeVisible();
  }
});

test.each([
  [partnersByKind.direct, 'mailto:care@market.example'],
  [partnersByKind.sso, 'https://www.starline.example/contact'],
] as const)(
  'HIS-01.a HIS-01.b CLM-01.c a banner names ten days and leads to support: $1',
  async (partner, href) => {
    renderSite(path, { partner: { ...partner, hasVisitClaims: false } });
    const banner = await screen.findByRole('complementary', { name: 'Missing rewards' });
    const { phone, email } = partner.customerSupport;
    const { display } = email;
    expect(banner).toHaveTextContent(
      `Missing a reward? Most show up within 10 days of a visit. If yours isn’t here after 10 days, call ${phone.formatted} or write to ${display}`,
    );
    expect(within(banner).getByRole('link', { name: phone.formatted })).toHaveAttribute('href', phone.href);
    expect(within(banner).getByRole('link', { name: new RegExp(`^${display}`) })).toHaveAttribute(
      'href',
      href,
    );
    await row();
    expect(server.countOf('GET /api/Claims')).toBe(0);
  },
);

test.each(['', '/extra/missing'])(
  'CLM-01.a with the switch the banner leads to the form on the site, even if content has “%s”',
  async (missingHref) => {
    renderSite(path, {
      partner: { hasVisitClaims: true },
      content: { global: { navbar: { copy: { 'accountActivity.missingHref': missingHref } } } },
    });
    const banner = within(await screen.findByRole('complementary', { name: 'Missing rewards' }));
    expect(banner.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Report a visit', '/account/report_visit'],
    ]);
    await row();
    expect(server.countOf('GET /api/Claims')).toBe(1);
  },
);

test.each([
  [40, true, '/account/report_visit?merchantId=1&visitDate=2026-06-10'],
  [61, true, undefined],
  [40, false, undefined],
])(
  'CLM-01.b %d days after a visit, with the switch: %s, its record leads to %s',
  async (days, isOn, href) => {
    vi.setSystemTime(visitedAt + days * DAY_MS);
    transactionsOnServer(buildTransactionBody({ awardStatus: 'Pending', merchantId: '1' }));
    renderSite(path, { partner: { hasVisitClaims: isOn } });
    const record = await row();
    const link = within(record).queryByRole('link', { name: 'Report this visit' });
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
    expect(within(record).queryByRole('link', { name: /^help@sample/ }) === null).toBe(href !== undefined);
  },
);

test.each([
  [9, true, undefined],
  [10, true, '/account/report_visit?merchantId=1&visitDate=2026-06-10'],
  [60, true, '/account/report_visit?merchantId=1&visitDate=2026-06-10'],
  // The last day goes on in the west of the country.
  [60.3, true, '/account/report_visit?merchantId=1&visitDate=2026-06-10'],
  [61, true, undefined],
  [61, true, '/account/report_visit?merchantId=1&visitDate=2026-06-10', 61],
  [40, false, undefined],
])(
  'HIS-26.b CLM-01.b CLM-03.d %s days after a visit whose payment could not be matched, with the switch: %s, its record leads to %s',
  async (days, isOn, href, windowDays?: number) => {
    vi.setSystemTime(visitedAt + days * DAY_MS);
    transactionsOnServer(
      buildTransactionBody({ awardStatus: 'Forfeit', reasonCode: 'processorChanged', merchantId: '1' }),
    );
    renderSite(path, { partner: { hasVisitClaims: isOn, ...(windowDays && { claims: { windowDays } }) } });
    const record = await row();
    const link = within(record).queryByRole('link', { name: 'Report this visit with its receipt' });
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
    expect(within(record).queryByRole('link', { name: /^help@sample/ }) === null).toBe(href !== undefined);
  },
);

test.each([
  ['/extra/missing', [['Report a reward missing for more than 10 days', '/extra/missing']]],
  [
    'javascript:alert(1)',
    [
      [minimalPartner.customerSupport.phone.formatted, minimalPartner.customerSupport.phone.href],
      ['help@sample.example', 'mailto:help@sample.example'],
    ],
  ],
])('HIS-01.a HIS-01.b CLM-01.c where content leads to %s, the links are %j', async (missingHref, links) => {
  renderSite(path, {
    content: { global: { navbar: { copy: { 'accountActivity.missingHref': missingHref } } } },
  });
  const banner = await screen.findByRole('complementary', { name: 'Missing rewards' });
  expect(banner).toHaveTextContent(/^Missing a reward\? Most show up within 10 days of a visit\. /);
  const shown = within(banner).getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});

test('HIS-05 CON-26 the disclaimer shows where content has one, and copy links to it', async () => {
  const copy = { 'accountActivity.disclaimer': 'Rewards are estimates. See the {{terms}}.' };
  const { container } = renderSite(path, { content: { global: { navbar: { copy } } } });
  const disclaimer = (await screen.findByText(/Rewards are estimates/)).closest<HTMLElement>('#disclaimer');
  expect(disclaimer).toBeVisible();
  expect(await row()).toAppearBefore(disclaimer!);
  expect(await violationsIn(container)).toEqual([]);
});

test.each(['', ' '])('HIS-05 where content says "%s" there is no disclaimer', async (disclaimer) => {
  const copy = { 'accountActivity.disclaimer': disclaimer };
  const { container } = renderSite(path, { content: { global: { navbar: { copy } } } });
  await row();
  expect(container.querySelector('#disclaimer')).not.toBeInTheDocument();
});

test.each(['Mile', 'Credit'] as const)(
  'HIS-06 in %s without any activity a button leads to the restaurants',
  async (currencyType) => {
    transactionsOnServer();
    activityOnServer();
    renderSite(path, { partner: { currencyType } });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Your visits will show up here' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Find a restaurant' }));
    expect(window.location.pathname).toBe('/search');
  },
);

test('HIS-07.a UIX-28.c a failed list shows the same panel and can be retried', async () => {
  server.use(activityHandlers.transactions(problem(500)));
  renderSite(path);
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your visits' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('alert')).toHaveTextContent('Everything you’ve earned is safe');

  transactionsOnServer(buildTransactionBody());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row()).toHaveTextContent('Basil Wharf');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your visits and rewards' })).toHaveFocus());
});

test.each(['Mile', 'Credit'] as const)(
  'HIS-07.b in %s an ended session redirects to sign-in',
  async (currencyType) => {
    const ended = problem(401);
    server.use(activityHandlers.transactions(ended), activityHandlers.statementCredits(ended));
    renderSite(path, { partner: { currencyType } });
    expect(await screen.findByRole('heading', { name: 'Arrived at /login' })).toBeVisible();
  },
);

test('a loading list says so', async () => {
  server.use(activityHandlers.transactions(() => new Promise(() => undefined)));
  renderSite(path);
  expect((await screen.findByText('Loading your visits and rewards')).parentElement).toHaveRole('status');
  expect(screen.queryByText('Your visits will show up here')).not.toBeInTheDocument();
});

test.each([
  ['miles', minimalPartner],
  ['points', partnersByKind.sso],
  ['dollars', partnersByKind.direct],
])(
  'API-21.c API-22.b HIS-02.b a program with %s requests transactions, and no balance',
  async (_, partner) => {
    renderSite(path, { partner });
    await row();
    await waitFor(() => expect(server.countOf('GET /api/reviews/status?txnId=txn-1')).toBe(1));
    expect(server.countOf('GET /api/Member/Transactions?pageNo=1&resultsPerPage=10')).toBe(1);
    expect(server.countOf('GET /api/Member/StatementCreditBalance')).toBe(0);
    expect(screen.queryByText('Your next statement credit')).not.toBeInTheDocument();
  },
);

test('the list is shown when the review status is unknown', async () => {
  vi.setSystemTime(visitedAt);
  server.use(reviewHandlers.statuses(problem(500)));
  renderSite(path, { partner: { typeformCode: 'form1' } });
  await waitFor(() => expect(server.countOf('GET /api/reviews/status?txnId=txn-1')).toBe(1));
  expect(await row()).toHaveTextContent('Basil Wharf');
  expect(screen.queryByRole('button', { name: /Review this visit/ })).not.toBeInTheDocument();
});
