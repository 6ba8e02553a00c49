import {
  activityHandlers,
  bonusHandlers,
  buildMemberBody,
  buildMerchantDetailBody,
  buildTransactionBody,
  buildTransactionsResponse,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { follow, setupSites, signInByForm } from './sites.ts';

const { server, session, open } = setupSites();

// The tables in the fixture are one week after this time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const linkTo = (href: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main a[href="${href}"], a[href="${href}"]`);
    if (!found) throw new Error(`Nothing leads to ${href}.`);
    return found;
  });
const main = () => within(screen.getByRole('main'));

test('CFG-02 visitors of a partner with every switch browse, search, see what earns, join and recover', async () => {
  const { user } = await open('hilton', '/');
  const go = async (href: string, name?: string | RegExp) => {
    expect(await follow(href, async () => user.click(await linkTo(href)))).toBeVisible();
    if (name) expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };
  await go('/search?isNew=true');
  expect(await main().findAllByRole('article')).not.toHaveLength(0);

  await go('/', /Eat out now/);
  const where = await main().findByLabelText('Where would you like to eat?');
  await follow('/search?location=Chicago', () => user.type(where, 'Chicago{Enter}'));
  const [card] = await main().findAllByRole('article');
  const link = within(card!).getByRole('link', { name: 'Juniper & Rye' });
  await follow('/merchants/1', () => user.click(link));
  expect(await screen.findByRole('heading', { level: 1, name: 'Juniper & Rye' })).toBeVisible();

  await go('/discover');
  await go('/earn', 'More points on the table');
  await go('/earn/topgolf-bonus', /300 points|Topgolf/);
  await go('/join');
  expect(await main().findByLabelText(/^Email address/)).toBeVisible();
  await go('/login');
  await go('/recover', 'Reset your password');
});

test('CFG-02 a survey has its screen', async () => {
  await open('hilton', '/surveys');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us what you think' })).toBeVisible();
});

test('CFG-02 members of a partner with every switch sign in, activate a bonus, report a visit, find a table, link cards and manage the account', async () => {
  const activeBonuses = [
    {
      code: 'SPRING',
      bonusStatus: 'Eligible' as const,
      createDateUtc: '2026-06-01T00:00:00Z',
      isNewMemberBonus: false,
      description: '500 points in spring',
      memberIsEligibleForNMB: false,
    },
  ];
  session.person = buildMemberBody({ activeBonuses });
  server.use(
    bonusHandlers.register(),
    merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })),
    activityHandlers.transactions(
      buildTransactionsResponse([buildTransactionBody({ merchantName: 'Casa Ocaso' })]),
    ),
  );
  const { user } = await open('hilton', '/login');
  const go = async (href: string, name?: string | RegExp) => {
    expect(await follow(href, async () => user.click(await linkTo(href)))).toBeVisible();
    if (name) expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };
  await follow('/account/overview', () => signInByForm(user));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
  await user.click(await main().findByRole('button', { name: /^Activate/ }));
  expect(await screen.findByText('Registered for bonus.')).toBeVisible();

  await go('/account/recent_activity', 'Reviews & History');
  expect(await main().findByText('Casa Ocaso', { ignore: 'button *' })).toBeVisible();
  await go('/account/report_visit', 'Report a visit');
  await go('/account/manage_cards', 'Linked Cards');
  expect(await main().findByRole('heading', { level: 2, name: /Link/ })).toBeVisible();
  await go('/account/user_profile', 'Profile');
  expect(await main().findByDisplayValue(session.person.address.zipCode)).toBeVisible();

  await go('/search');
  await go('/merchants/1', 'Juniper & Rye');
  await user.click(await main().findByRole('button', { name: 'Find a table' }));
  expect(await main().findByRole('button', { name: '7:30 PM' })).toBeVisible();
});
