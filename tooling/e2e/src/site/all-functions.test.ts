import {
  activityHandlers,
  bonusHandlers,
  buildMemberBody,
  buildMerchantDetailBody,
  buildTransactionBody,
  buildTransactionsAnswer,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { expectPage, setupSites, signInByForm } from './sites.ts';

const { server, session, open } = setupSites();

// A week before the fixture's tables.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the first link to a URL on the page; menus contain links whether or not they are open. */
const linkTo = (href: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main a[href="${href}"], a[href="${href}"]`);
    if (!found) throw new Error(`Nothing leads to ${href}.`);
    return found;
  });
/** Waits for the page at a URL and its main heading. */
async function arrive(path: string, name: string | RegExp): Promise<void> {
  await expectPage(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}
const main = () => within(screen.getByRole('main'));

test('CFG-02 visitors of a partner with every switch browse, search, see what earns, join and recover', async () => {
  const { user } = await open('hilton', '/');
  const follow = async (href: string, name: string | RegExp) => {
    await user.click(await linkTo(href));
    await arrive(href, name);
  };
  await user.click(await linkTo('/search?isNew=true'));
  expect(await main().findAllByRole('article')).not.toHaveLength(0);

  await follow('/', /dinner/);
  await user.type(await main().findByLabelText('Where would you like to eat?'), 'Chicago{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?location=Chicago'));
  const [card] = await main().findAllByRole('article');
  const link = within(card!).getByRole('link', { name: 'Juniper & Rye' });
  await user.click(link);
  await arrive('/merchants/1', 'Juniper & Rye');

  await follow('/discover', /./);
  await follow('/earn', 'More points on the table');
  await follow('/earn/topgolf-bonus', /300 points|Topgolf/);
  await follow('/join', /./);
  expect(await main().findByLabelText(/^Email address/)).toBeVisible();
  await follow('/login', /./);
  await follow('/recover', 'Reset your password');
});

test('CFG-02 a survey has its screen', async () => {
  await open('hilton', '/surveys');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell us what you think' })).toBeVisible();
});

test('CFG-02 members of a partner with every switch sign in, activate a bonus, find a table, link cards and manage the account', async () => {
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
      buildTransactionsAnswer([buildTransactionBody({ merchantName: 'Casa Ocaso' })]),
    ),
  );
  const { user } = await open('hilton', '/login');
  const follow = async (href: string, name: string | RegExp) => {
    await user.click(await linkTo(href));
    await arrive(href, name);
  };
  await signInByForm(user);
  await arrive('/account/overview', 'Account Overview');
  await user.click(await main().findByRole('button', { name: /^Activate/ }));
  expect(await screen.findByText('Registered for bonus.')).toBeVisible();

  await follow('/account/recent_activity', 'Reviews & History');
  expect(await main().findByText('Casa Ocaso')).toBeVisible();
  await follow('/account/manage_cards', 'Linked Cards');
  expect(await main().findByRole('heading', { level: 2, name: /Link/ })).toBeVisible();
  await follow('/account/user_profile', 'Profile');
  expect(await main().findByDisplayValue(session.person.address.zipCode)).toBeVisible();

  await follow('/search', /./);
  await user.click(await linkTo('/merchants/1'));
  await arrive('/merchants/1', 'Juniper & Rye');
  await user.click(await main().findByRole('button', { name: 'Find a table' }));
  expect(await main().findByRole('button', { name: '7:30 PM' })).toBeVisible();
});
