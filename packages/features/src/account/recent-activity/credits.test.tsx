import {
  buildCreditBody,
  buildTransactionBody,
  creditBalanceHandlers,
  problem,
} from '@tableside/api-client/testing';
import { redemptionStatuses, rewardStatuses } from '@tableside/core';
import { violationsIn } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { type SiteOptions, renderSite, server } from '../site.fixture.tsx';
import { breakpointFrom } from './credit-panel.tsx';
import { activityOnServer, path, row, rows, statusOf } from './recent-activity.fixture.ts';
const show = (options: SiteOptions = {}) =>
  renderSite(path, { partner: { currencyType: 'Credit' }, ...options });
const panel = async () => within(await screen.findByRole('region', { name: 'Your next statement credit' }));
const balanceIs = (memberBalance: number) => server.use(creditBalanceHandlers.balance({ memberBalance }));

describe('the credit panel', () => {
  test('HIS-02.a HIS-03.a HIS-03.c API-20 a program with credits requests the balance: 12 earned, 8 to go', async () => {
    show();
    expect(await (await panel()).findByText('$8 to go')).toBeVisible();
    expect((await panel()).getByText('$12.00')).toBeVisible();
    expect((await panel()).getByText('$12.00').parentElement).toHaveTextContent(/^\$12\.00 earned of \$20$/);
    const meter = (await panel()).getByRole('progressbar', {
      name: 'Earned toward your next statement credit',
    });
    expect(meter).toHaveAttribute('aria-valuenow', '1200');
    expect(meter).toHaveAttribute('aria-valuemax', '2000');
    expect(meter).toHaveAttribute('aria-valuetext', '$12.00 of $20');
    expect(server.countOf('GET /api/Member/StatementCreditBalance')).toBe(1);
    await rows();
  });

  test.each([
    ['$1,012.50', '$1,000.50 to go', '101250'],
    ['soon', '$8 to go', '2000'],
  ])('HIS-03.b HIS-03.c content says "%s": %s', async (breakpoint, words, cents) => {
    const copy = { 'accountActivity.creditBreakpoint': breakpoint };
    show({ content: { global: { navbar: { copy } } } });
    expect(await (await panel()).findByText(words)).toBeVisible();
    expect((await panel()).getByRole('progressbar')).toHaveAttribute('aria-valuemax', cents);
  });

  test.each([
    [0, '$0.00', '$20 to go'],
    [12.34, '$12.34', '$7.66 to go'],
    [19.99, '$19.99', '$0.01 to go'],
  ])('HIS-03.a HIS-03.c with %d earned the panel shows %s and %s', async (balance, earned, toGo) => {
    balanceIs(balance);
    show();
    expect(await (await panel()).findByText(toGo)).toBeVisible();
    expect((await panel()).getByText(earned)).toBeVisible();
    expect((await panel()).queryByText(/we’ll pay it as your next/)).not.toBeInTheDocument();
  });

  test.each([
    [20, '$20.00'],
    [27.5, '$27.50'],
  ])(
    'HIS-02.a HIS-03.a with %d earned the credit will be paid, and the panel shows %s',
    async (balance, earned) => {
      balanceIs(balance);
      show();
      expect(await (await panel()).findByText(/we’ll pay it as your next/)).toBeVisible();
      expect((await panel()).getByText(earned)).toBeVisible();
      expect(screen.queryByText(/to go/)).not.toBeInTheDocument();
    },
  );

  test('HIS-02.a HIS-03.c a balance below zero is further away than the whole credit', async () => {
    balanceIs(-3);
    show();
    expect(await (await panel()).findByText('$23 to go')).toBeVisible();
    expect((await panel()).getByText('−$3.00')).toBeVisible();
  });

  test('a failed balance can be retried, and the list is shown', async () => {
    server.use(creditBalanceHandlers.balance(problem(500)));
    const { container } = show();
    expect(await (await panel()).findByRole('alert')).toHaveTextContent('couldn’t load');
    expect(await rows()).toHaveLength(2);
    expect(await violationsIn(container)).toEqual([]);
    balanceIs(12);
    await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }));
    expect(await (await panel()).findByText('$8 to go')).toBeVisible();
  });

  test('HIS-03.b the number in copy is read as dollars, and anything else is 20', () => {
    expect(['20', '50', ' $50 ', '12.5', '', '0', '-5', 'NaN', '1e3'].map(breakpointFrom)).toEqual([
      2000, 5000, 5000, 1250, 2000, 2000, 2000, 2000, 2000,
    ]);
  });
});

test('HIS-08 API-21.b API-21.c credits and transactions come in one list, each in its own layout', async () => {
  const logged = vi.spyOn(console, 'error');
  activityOnServer(
    buildCreditBody({ creditId: 'same' }),
    buildTransactionBody({ sourceTransactionId: 'same', benefitAmount: 2.41 }),
  );
  show();
  const [credit, transaction] = await rows();
  expect(logged.mock.calls.filter(([message]) => /same key/.test(String(message)))).toEqual([]);
  expect(server.countOf('GET /api/Member/TransactionsStatementCredits?pageNo=1&resultsPerPage=10')).toBe(1);
  expect(server.countOf('GET /api/Member/Transactions?pageNo=1&resultsPerPage=10')).toBe(0);
  expect(credit).toHaveTextContent('Statement credit');
  expect(credit).toHaveTextContent('To Visa ending in 1111');
  expect(credit).not.toHaveTextContent(/Bill|\+/);
  expect(transaction).toHaveTextContent('Basil Wharf');
  expect(transaction).toHaveTextContent('Bill $48.20');
  expect(transaction).not.toHaveTextContent(/Paid by|To Visa/);
  expect(transaction).toHaveTextContent('+$2.41');
  expect(transaction).toHaveTextContent('counted toward your next statement credit');
});

test('HIS-10 a credit shows its amount, destination and payer', async () => {
  activityOnServer(buildCreditBody({ creditAmountCents: 2000 }));
  show();
  const record = await row();
  expect(within(record).getByText('$20.00')).toBeVisible();
  expect(record).toHaveTextContent('To Visa ending in 1111');
  expect(record).toHaveTextContent('Paid by Visa');
  expect(statusOf(record)).toBe('Paid');
  expect(record).toHaveTextContent('it was paid to Visa ending in 1111.');
});

test('HIS-10 a credit without destination or payer says only what is known of it', async () => {
  activityOnServer(buildCreditBody({ creditAmountCents: 123_405, targetLabel: '', benefitProcessor: null }));
  show();
  const record = await row();
  expect(within(record).getByText('$1,234.05')).toBeVisible();
  expect(within(record).queryAllByRole('listitem')).toHaveLength(0);
});

test('HIS-23.a HIS-11 HIS-12.a HIS-12.b HIS-14.a HIS-15 HIS-16.b HIS-17 every status of a credit has its words, and is faded or not', async () => {
  const statuses = [...redemptionStatuses, ...rewardStatuses];
  activityOnServer(...statuses.map((status) => buildCreditBody({ creditId: status, status })));
  show();
  expect((await rows()).map(statusOf)).toEqual([
    'Processing',
    'Being paid out',
    'Paid',
    'Rejected',
    'Not delivered',
    'Processing',
    'Processing',
    'Expired',
    'Paid',
    'Not earned',
  ]);
  const isFaded = (await rows()).map((record) => record.hasAttribute('data-faded'));
  expect(statuses.filter((_, index) => !isFaded[index])).toEqual(['completed', 'rejected', 'error', 'Paid']);
  expect((await rows()).at(-1)).toHaveTextContent('is still pending. Please allow up to two weeks.');
});

test('HIS-10 HIS-23.b HIS-23.c each delivery of a credit has its words', async () => {
  const deliveries = [
    ['Card', 'MasterCard', 'Statement credit', 'To ada@sample.example', 'Paid by Mastercard'],
    ['Card', 'Visa', 'Statement credit', 'To ada@sample.example', 'Paid by Visa'],
    ['Email', 'Tremendous', 'Gift card', 'By email to ada@sample.example', 'Paid by Tremendous'],
    ['Email', 'Visa', 'Gift card', 'By email to ada@sample.example', 'Paid by Visa'],
    ['Pigeon', 'Coop & Co', 'Credit', 'To ada@sample.example', 'Paid by Coop & Co'],
  ] as const;
  activityOnServer(
    ...deliveries.map(([targetType, benefitProcessor], index) =>
      buildCreditBody({
        creditId: String(index),
        targetType,
        benefitProcessor,
        targetLabel: 'ada@sample.example',
      }),
    ),
  );
  show();
  const shown = (await rows()).map((record) => [
    within(record).getByRole('heading').textContent,
    ...within(record)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
  ]);
  expect(shown).toEqual(deliveries.map(([, , ...words]) => words));
});

test('HIS-20 credits are not asked about', async () => {
  activityOnServer(buildCreditBody(), buildTransactionBody({ sourceTransactionId: 'only' }));
  show();
  await rows();
  await expect.poll(() => server.countOf('GET /api/reviews/status?txnId=only')).toBe(1);
});
