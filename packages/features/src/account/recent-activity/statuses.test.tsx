import { buildTransactionBody } from '@tableside/api-client/testing';
import { notEarnedReasons, rewardSources, rewardStatuses } from '@tableside/core';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { renderSite } from '../site.fixture.tsx';
import {
  activityOnServer,
  DAY_MS,
  path,
  row,
  rows,
  statusOf,
  textOf,
  transactionsOnServer,
  visitedAt,
  type TransactionBody,
} from './recent-activity.fixture.ts';
const show = async (
  overrides: Partial<TransactionBody>,
  now = visitedAt + DAY_MS,
  typeformCode: string | null = null,
) => {
  vi.setSystemTime(now);
  transactionsOnServer(buildTransactionBody(overrides));
  renderSite(path, { partner: { currencyType: 'Point', typeformCode } });
  return row();
};
const isFaded = (record: HTMLElement) => getComputedStyle(record).getPropertyValue('--ts-record-text') !== '';
const isFadedAtAnyWidth = (record: HTMLElement) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        record.matches(rule.selectorText) &&
        rule.style.getPropertyValue('--ts-record-text') !== '',
    );

test('HIS-11 each reward status has a rendering of its own', async () => {
  vi.setSystemTime(visitedAt + DAY_MS);
  transactionsOnServer(
    ...rewardStatuses.map((awardStatus) =>
      buildTransactionBody({ sourceTransactionId: awardStatus, merchantName: awardStatus, awardStatus }),
    ),
  );
  renderSite(path);
  const shown = (await rows()).map((record) => textOf(record).replace(statusWord, ''));
  expect(shown).toHaveLength(rewardStatuses.length);
  expect(new Set(shown).size).toBe(rewardStatuses.length);
  const marks = (await rows()).map((record) => record.querySelector('[data-mark]'));
  expect(marks.map((mark) => mark?.getAttribute('data-mark'))).toEqual([
    'done',
    'waiting',
    'over',
    'done',
    'waiting',
  ]);
  const looks = marks.map((mark) => mark?.querySelector('[aria-hidden]')?.className);
  const [done, waiting, over] = looks;
  expect(looks).toEqual([done, waiting, over, done, waiting]);
  expect(new Set(looks).size).toBe(3);
});
const statusWord = new RegExp(`^.*?(${rewardStatuses.join('|')})`);

test('HIS-12.a HIS-12.b deferred: "Not earned", with the two weeks it may take and the day they end', async () => {
  const record = await show({ awardStatus: 'Deferred' });
  expect(statusOf(record)).toBe('Not earned');
  expect(record).toHaveTextContent('Please allow up to two weeks, until June 24, 2026');
});

test('HIS-12.b a deferred record is nowhere called undecided', async () => {
  const record = await show({ awardStatus: 'Deferred' });
  expect(record).toHaveTextContent('is still pending, so nothing is earned yet');
  expect(record).not.toHaveTextContent('not decided');
});

test.each(['Awarded', 'Paid'] as const)(
  'HIS-09.a HIS-11 HIS-19.a a bill of nothing that is %s brought nothing, in status and sentence, and asks for no review',
  async (awardStatus) => {
    const overrides = { awardStatus, benefitAmount: 0, dineAmount: 0 };
    const record = await show(overrides, visitedAt + DAY_MS, 'survey');
    expect(statusOf(record)).toBe('No reward');
    expect(within(record).getByText('Bill $0.00')).toBeVisible();
    expect(record).toHaveTextContent('earned no points.');
    expect(record).not.toHaveTextContent('on the way');
    expect(record).not.toHaveTextContent('+0');
    await waitFor(() => expect(record.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
    expect(within(record).queryByRole('button')).not.toBeInTheDocument();
  },
);

test('HIS-13.a HIS-13.b HIS-16.a HIS-16.b forfeit: "Not earned" because it did not qualify, "Expired" in place of the amount, faded', async () => {
  const record = await show({ awardStatus: 'Forfeit' });
  expect(statusOf(record)).toBe('Not earned');
  expect(record).toHaveTextContent('did not qualify');
  expect(within(record).getByText('Expired')).toBeVisible();
  expect(record).not.toHaveTextContent('241');
  expect(isFaded(record)).toBe(true);
});

test.each(notEarnedReasons)(
  'HIS-16.b HIS-16.c forfeit for %s: an amount of nothing, of which nothing expired, faded',
  async (reasonCode) => {
    const record = await show({ awardStatus: 'Forfeit', reasonCode });
    expect(statusOf(record)).toBe('Not earned');
    expect(record).not.toHaveTextContent('did not qualify');
    expect(within(record).getByText('0 points')).toBeVisible();
    expect(record).not.toHaveTextContent(/Expired|241/);
    expect(isFaded(record)).toBe(true);
  },
);

test.each([
  ['Mile', '0 miles'],
  ['Dollar', '$0.00'],
  ['Credit', '$0.00'],
] as const)('HIS-16.c in %s forfeit with a cause has the amount %s', async (currencyType, amount) => {
  vi.setSystemTime(visitedAt + DAY_MS);
  const forfeited = buildTransactionBody({ awardStatus: 'Forfeit', reasonCode: notEarnedReasons[0] });
  transactionsOnServer(forfeited);
  activityOnServer(forfeited);
  renderSite(path, { partner: { currencyType } });
  expect(within(await row()).getByText(amount)).toBeVisible();
});

test('HIS-14.a HIS-14.b HIS-17 paid: with the day on which it was, and not faded', async () => {
  const record = await show({ awardStatus: 'Paid', paidAt: '2026-06-20' });
  expect(statusOf(record)).toBe('Paid Jun 20, 2026');
  expect(record).toHaveTextContent('paid to your Sample account on June 20, 2026.');
  expect(isFaded(record)).toBe(false);
});

test('HIS-14.a paid on a day that nobody knows reads so without one', async () => {
  const record = await show({ awardStatus: 'Paid', paidAt: null });
  expect(statusOf(record)).toBe('Paid');
  expect(record).not.toHaveTextContent(/ on \.|undefined/);
});

test.each([
  ['Pending', 'Processing'],
  ['Deferred', 'Not earned'],
] as const)('HIS-15 HIS-17 %s: "%s", faded, also on a phone', async (awardStatus, words) => {
  const record = await show({ awardStatus });
  expect(statusOf(record)).toBe(words);
  expect(isFaded(record)).toBe(true);
  expect(isFadedAtAnyWidth(record)).toBe(true);
});

test('HIS-17 what was earned is not faded', async () => {
  expect(isFaded(await show({ awardStatus: 'Awarded' }))).toBe(false);
});

describe('HIS-18 a pending reward waits 35 days for a review', () => {
  test('at 35 days it is processing', async () => {
    const record = await show({ awardStatus: 'Pending' }, visitedAt + 35 * DAY_MS - 60_000, 'form1');
    expect(statusOf(record)).toBe('Processing');
  });

  test('at 36 days its review expired', async () => {
    const record = await show({ awardStatus: 'Pending' }, visitedAt + 36 * DAY_MS, 'form1');
    expect(await within(record).findByText('Review expired')).toBeVisible();
    expect(record).toHaveTextContent('wasn’t reviewed by July 14, 2026, so the reward has expired');
    expect(within(record).getByText('Expired')).toBeVisible();
    expect(isFaded(record)).toBe(true);
  });

  test('where reviews are impossible it stays pending, and no review has expired', async () => {
    const record = await show({ awardStatus: 'Pending' }, visitedAt + 36 * DAY_MS);
    await waitFor(() => expect(record.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
    expect(statusOf(record)).toBe('Processing');
    expect(record).not.toHaveTextContent(/review|Expired/i);
    expect(record).toHaveTextContent('241 points');
  });
});

test('HIS-22 each source has its label', async () => {
  transactionsOnServer(
    ...rewardSources.map((rewardSource, index) =>
      buildTransactionBody({ sourceTransactionId: String(index), rewardSource }),
    ),
  );
  renderSite(path);
  const labels = (await rows()).map((record) => within(record).getAllByRole('listitem').at(-1)?.textContent);
  expect(Object.fromEntries(rewardSources.map((source, index) => [source, labels[index]]))).toEqual({
    M: 'Entered manually',
    J: 'Bonus adjustment',
    '+': 'Corporate reward',
    A: 'Adjustment',
    B: 'Bonus',
    S: 'Settled by card',
  });
});

test('a refund shows what was taken back', async () => {
  const record = await show({ benefitAmount: -48, dineAmount: -9.6 });
  expect(statusOf(record)).toBe('Taken back');
  expect(record).toHaveTextContent('The refund on June 10, 2026 took back 48 points.');
  expect(within(record).getByText('Bill −$9.60')).toBeVisible();
});

test('a negative adjustment shows what was taken back', async () => {
  const record = await show({ benefitAmount: -120, dineAmount: null, rewardSource: 'A' });
  expect(statusOf(record)).toBe('Taken back');
  expect(record).toHaveTextContent('The adjustment from June 10, 2026 took back 120 points.');
});

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the day of a visit is the same for a reader in %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    const record = await show({ date: '2026-11-01' }, Date.parse('2026-11-02T12:00:00Z'));
    expect(record.querySelector('time')).toHaveTextContent('Nov 1, 2026');
    vi.unstubAllEnvs();
  },
);

describe('HIS-25.a HIS-26.a a record with a reason says it in place of the general sentence, and what is next', () => {
  const reasonCode = 'dayWithoutReward';
  const reasonFacts: TransactionBody['reasonFacts'] = { earnDays: ['Fri', 'Sat'] };
  const why =
    'Your visit on June 10, 2026 was on a Wednesday, and this restaurant only earns Friday and Saturday.';

  test.each(['Forfeit', 'Awarded'] as const)('%s, with a link', async (awardStatus) => {
    const record = await show({ awardStatus, benefitAmount: 0, reasonCode, reasonFacts });
    expect(record).toHaveTextContent(`${why} See what each day earns here`);
    expect(record).not.toHaveTextContent(/did not qualify|earned no/);
    const link = within(record).getByRole('link', { name: 'See what each day earns here' });
    expect(link).toHaveAttribute('href', '/merchants/1');
    expect(link.closest('[id$="details"]')).toHaveTextContent(why);
  });

  test.each(['badWeather', undefined])('a reason of %s leaves the general sentence', async (code) => {
    const record = await show({ awardStatus: 'Forfeit', ...(code && { reasonCode: code }), reasonFacts });
    expect(record).toHaveTextContent('Your visit on June 10, 2026 did not qualify');
  });

  test.each(['Awarded', 'Pending', 'Deferred', 'Paid'] as const)(
    'a reward that is %s has none',
    async (awardStatus) => {
      const record = await show({ awardStatus, reasonCode, reasonFacts });
      expect(record).not.toHaveTextContent('only earns');
    },
  );
});
