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
/** Several records in one list, in the order given. */
const showAll = async (
  overrides: readonly Partial<TransactionBody>[],
  now = visitedAt + DAY_MS,
  typeformCode: string | null = null,
) => {
  vi.setSystemTime(now);
  transactionsOnServer(
    ...overrides.map((each, index) => buildTransactionBody({ sourceTransactionId: String(index), ...each })),
  );
  renderSite(path, { partner: { currencyType: 'Point', typeformCode } });
  const records = await rows();
  expect(records).toHaveLength(overrides.length);
  return records;
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

test('HIS-12.a HIS-12.b deferred: "Not earned", with the two weeks it may take and the day they end, nowhere called undecided', async () => {
  const record = await show({ awardStatus: 'Deferred' });
  expect(statusOf(record)).toBe('Not earned');
  expect(record).toHaveTextContent('Please allow up to two weeks, until June 24, 2026');
  expect(record).toHaveTextContent('is still pending, so nothing is earned yet');
  expect(record).not.toHaveTextContent('not decided');
});

test('HIS-09.a HIS-11 HIS-19.a a bill of nothing brought nothing, in status and sentence, and asks for no review', async () => {
  const nothing = { benefitAmount: 0, dineAmount: 0 };
  const records = await showAll(
    [
      { awardStatus: 'Awarded', ...nothing },
      { awardStatus: 'Paid', ...nothing },
    ],
    visitedAt + DAY_MS,
    'survey',
  );
  for (const record of records) {
    expect(statusOf(record)).toBe('No reward');
    expect(within(record).getByText('Bill $0.00')).toBeVisible();
    expect(record).toHaveTextContent('earned no points.');
    expect(record).not.toHaveTextContent('on the way');
    expect(record).not.toHaveTextContent('+0');
    await waitFor(() => expect(record.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
    expect(within(record).queryByRole('button')).not.toBeInTheDocument();
  }
});

test('HIS-13.a HIS-13.b HIS-16.a HIS-16.b forfeit: "Not earned" because it did not qualify, "Expired" in place of the amount, faded', async () => {
  const record = await show({ awardStatus: 'Forfeit' });
  expect(statusOf(record)).toBe('Not earned');
  expect(record).toHaveTextContent('did not qualify');
  expect(within(record).getByText('Expired')).toBeVisible();
  expect(record).not.toHaveTextContent('241');
  expect(isFaded(record)).toBe(true);
});

test('HIS-16.b HIS-16.c forfeit for any cause: an amount of nothing, of which nothing expired, faded', async () => {
  const records = await showAll(
    notEarnedReasons.map((reasonCode) => ({ awardStatus: 'Forfeit', reasonCode, merchantName: reasonCode })),
  );
  for (const [index, record] of records.entries()) {
    expect(within(record).getByRole('heading')).toHaveTextContent(notEarnedReasons[index]!);
    expect(statusOf(record)).toBe('Not earned');
    expect(record).not.toHaveTextContent('did not qualify');
    expect(within(record).getByText('0 points')).toBeVisible();
    expect(record).not.toHaveTextContent(/Expired|241/);
    expect(isFaded(record)).toBe(true);
  }
});

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

test('HIS-14.a HIS-14.b HIS-17 paid: with the day on which it was, if it is known, and like what was earned not faded', async () => {
  const [paid, paidSometime, earned] = await showAll([
    { awardStatus: 'Paid', paidAt: '2026-06-20' },
    { awardStatus: 'Paid', paidAt: null },
    { awardStatus: 'Awarded' },
  ]);
  expect(statusOf(paid!)).toBe('Paid Jun 20, 2026');
  expect(paid).toHaveTextContent('paid to your Sample account on June 20, 2026.');
  expect(isFaded(paid!)).toBe(false);
  expect(statusOf(paidSometime!)).toBe('Paid');
  expect(paidSometime).not.toHaveTextContent(/ on \.|undefined/);
  expect(isFaded(earned!)).toBe(false);
});

test('HIS-15 HIS-17 what is processing or not earned is faded, also on a phone', async () => {
  const [processing, deferred] = await showAll([{ awardStatus: 'Pending' }, { awardStatus: 'Deferred' }]);
  expect(statusOf(processing!)).toBe('Processing');
  expect(statusOf(deferred!)).toBe('Not earned');
  for (const record of [processing!, deferred!]) {
    expect(isFaded(record)).toBe(true);
    expect(isFadedAtAnyWidth(record)).toBe(true);
  }
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

test('a refund and a negative adjustment show what was taken back', async () => {
  const [refund, adjustment] = await showAll([
    { benefitAmount: -48, dineAmount: -9.6 },
    { benefitAmount: -120, dineAmount: null, rewardSource: 'A' },
  ]);
  expect(statusOf(refund!)).toBe('Taken back');
  expect(refund).toHaveTextContent('The refund on June 10, 2026 took back 48 points.');
  expect(within(refund!).getByText('Bill −$9.60')).toBeVisible();
  expect(statusOf(adjustment!)).toBe('Taken back');
  expect(adjustment).toHaveTextContent('The adjustment from June 10, 2026 took back 120 points.');
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

  test('forfeited, or awarded as nothing, with a link', async () => {
    const reason = { benefitAmount: 0, reasonCode, reasonFacts } as const;
    const records = await showAll([
      { awardStatus: 'Forfeit', ...reason },
      { awardStatus: 'Awarded', ...reason },
    ]);
    for (const record of records) {
      expect(record).toHaveTextContent(`${why} See what each day earns here`);
      expect(record).not.toHaveTextContent(/did not qualify|earned no/);
      const link = within(record).getByRole('link', { name: 'See what each day earns here' });
      expect(link).toHaveAttribute('href', '/merchants/1');
      expect(link.closest('[id$="details"]')).toHaveTextContent(why);
    }
  });

  test('no reason, or one that is unknown, leaves the general sentence; a reward that is not lost has none', async () => {
    const rewarded = ['Awarded', 'Pending', 'Deferred', 'Paid'] as const;
    const [unknown, without, ...others] = await showAll([
      { awardStatus: 'Forfeit', reasonCode: 'badWeather', reasonFacts },
      { awardStatus: 'Forfeit', reasonFacts },
      ...rewarded.map((awardStatus) => ({ awardStatus, reasonCode, reasonFacts }) as const),
    ]);
    for (const record of [unknown, without])
      expect(record).toHaveTextContent('Your visit on June 10, 2026 did not qualify');
    expect(others).toHaveLength(rewarded.length);
    for (const record of others) expect(record).not.toHaveTextContent('only earns');
  });
});
