import {
  buildTransactionBody,
  buildTransactionsResponse,
  problem,
  reviewHandlers,
} from '@tableside/api-client/testing';
import { ACTIVITY_PAGE_SIZE, rewardStatuses } from '@tableside/core';
import { fakeSurvey, type FakeSurvey } from '@tableside/kits/surveys/testing';
import { violationsIn } from '@tableside/kits/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import {
  DAY_MS,
  path,
  rows,
  transactionsOnServer,
  visitedAt,
  type TransactionBody,
} from './recent-activity.fixture.ts';
let survey: FakeSurvey;
beforeEach(() => {
  vi.setSystemTime(visitedAt + DAY_MS);
  survey = fakeSurvey();
});
afterEach(() => survey.stop());

const partner = { typeformCode: 'form1' };
const prompts = () => screen.queryAllByRole('button', { name: /^Review this visit/ });
const requestCount = (...ids: readonly string[]) =>
  server.countOf(`GET /api/reviews/status?${ids.map((id) => `txnId=${id}`).join('&')}`);

const control = buildTransactionBody({ sourceTransactionId: 'control', merchantName: 'Reviewed Place' });

async function show(bodies: readonly Partial<TransactionBody>[], typeformCode: string | null = 'form1') {
  const visits = bodies.map((body, index) =>
    buildTransactionBody({ sourceTransactionId: `txn-${index + 1}`, ...body }),
  );
  server.use(
    reviewHandlers.statuses([
      ...visits.map(({ sourceTransactionId }) => ({ id: sourceTransactionId, completed: false })),
      { id: 'control', completed: true },
    ]),
    // A raw handler, so that the response can contain values that this version does not know yet.
    http.get('*/api/Member/Transactions', () =>
      HttpResponse.json(buildTransactionsResponse([...visits, control])),
    ),
  );
  renderSite(path, { partner: { typeformCode } });
  await screen.findByText('You reviewed this visit');
}

/** jsdom's window is wider than a phone, so the rules for phones are read and not applied. */
const isHiddenOnPhones = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-width'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        element.matches(rule.selectorText) &&
        rule.style.getPropertyValue('position') === 'absolute',
    );

test('HIS-30.a HIS-30.c a review is offered outside the details that phones hide, and notes are among these', async () => {
  await show([{ awardStatus: 'Pending' }]);
  const details = [...document.querySelectorAll('li [aria-expanded]')].map((toggle) =>
    document.getElementById(toggle.getAttribute('aria-controls') ?? ''),
  );
  expect(details).toHaveLength(2);
  for (const part of details) {
    expect(part).not.toContainElement(prompts()[0] ?? null);
    expect(part).toHaveTextContent(/./);
  }
  expect(prompts()).toHaveLength(1);
  const notes = ['Open until Jul 14, 2026', 'You reviewed this visit'].map((words) =>
    screen.getByText(words).closest('[data-note]')!,
  );
  expect(notes.map(isHiddenOnPhones)).toEqual([true, true]);
  expect(isHiddenOnPhones(prompts()[0]!)).toBe(false);
  fireEvent.click(screen.getAllByText('Details')[0]!);
  expect(notes.map(isHiddenOnPhones)).toEqual([false, true]);
});

test('HIS-15 HIS-20 a record says nothing of itself until it is known whether it is reviewed, with its room kept', async () => {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  transactionsOnServer(buildTransactionBody({ sourceTransactionId: 'a', awardStatus: 'Pending' }));
  server.use(
    reviewHandlers.statuses(async () => {
      await held;
      return [{ id: 'a', completed: true }];
    }),
  );
  renderSite(path, { partner });
  const [record] = await rows();
  expect(within(record!).getByText(/Leave a review by/)).not.toBeVisible();
  respond();
  expect(await screen.findByText('You reviewed this visit')).toBeVisible();
  expect(record).not.toHaveTextContent('Leave a review by');
});

test('HIS-15 HIS-20 where reviews cannot be asked for, the record says so and names the last day', async () => {
  transactionsOnServer(buildTransactionBody({ sourceTransactionId: 'a', awardStatus: 'Pending' }));
  server.use(reviewHandlers.statuses(problem(500)));
  renderSite(path, { partner });
  expect(await screen.findByText(/can’t tell right now whether you’ve reviewed it/)).toBeVisible();
  expect(screen.getByText(/Without a review by July 14, 2026, the reward will expire/)).toBeVisible();
  expect(prompts()).toHaveLength(0);
});

test('HIS-20 API-23 all transactions of a page, of each status and without a merchant too, are asked about in one call, and the reviewed one has no prompt', async () => {
  const ids = [...'abcdefghij'];
  expect(ids).toHaveLength(ACTIVITY_PAGE_SIZE);
  transactionsOnServer(
    ...ids.map((id, place) => {
      const awardStatus = rewardStatuses[place % rewardStatuses.length];
      const merchantId = id === 'c' ? null : '1';
      return buildTransactionBody({ sourceTransactionId: id, merchantId, merchantName: id, awardStatus });
    }),
  );
  server.use(
    reviewHandlers.statuses(({ query }) =>
      query.getAll('txnId').map((id) => ({ id, completed: id === 'b' })),
    ),
  );
  renderSite(path, { partner });
  await waitFor(() => expect(prompts()).toHaveLength(5));
  expect(server.lines().filter((call) => call.includes('/reviews/'))).toEqual([
    `GET /api/reviews/status?${ids.map((id) => `txnId=${id}`).join('&')}`,
  ]);
  const [, reviewed] = await rows();
  expect(reviewed).toHaveTextContent('You reviewed this visit');
  // The reviewed, forfeited and deferred visits have no prompt.
  expect(prompts().map((prompt) => prompt.textContent)).toEqual(
    [...'adfgi'].map((id) => `Review this visit to ${id} on June\u00a010,\u00a02026`),
  );
});

test('HIS-19.a HIS-19.d a review is offered of settled visits that earned, and not again of one that is reviewed', async () => {
  const another = 'Gift' as 'Settle';
  await show([
    { merchantName: 'Settled' },
    { merchantName: 'No merchant', merchantId: null },
    { merchantName: 'By hand', transactionType: 'Manual' },
    { merchantName: 'Paid', awardStatus: 'Paid' },
    { merchantName: 'Deferred', awardStatus: 'Deferred' },
    { merchantName: 'Forfeited', awardStatus: 'Forfeit' },
    { merchantName: 'Of another kind', transactionType: another },
  ]);
  expect(prompts().map(({ textContent }) => textContent)).toEqual(
    ['Settled', 'By hand', 'Paid'].map((name) => `Review this visit to ${name} on June\u00a010,\u00a02026`),
  );
  const reviewed = (await rows()).at(-1)!;
  expect(within(reviewed).getByRole('heading')).toHaveTextContent('Reviewed Place');
  expect(within(reviewed).getByText('You reviewed this visit')).toBeVisible();
});

test.each([
  ['HIS-19.b 35 days', {}, visitedAt + 35 * DAY_MS - 60_000, true],
  ['HIS-19.b 36 days', {}, visitedAt + 36 * DAY_MS, false],
  ['HIS-19.c the first day of reviews', { date: '2021-02-01' }, Date.parse('2021-02-02'), true],
  ['HIS-19.c the day before', { date: '2021-01-31' }, Date.parse('2021-02-01'), false],
])('%s: a review is offered only if possible', async (_, body, now, isOffered) => {
  vi.setSystemTime(now);
  await show([body]);
  expect(prompts()).toHaveLength(isOffered ? 1 : 0);
});

test('without a survey form no record offers a review', async () => {
  await show([{ awardStatus: 'Pending' }], null);
  expect(prompts()).toHaveLength(0);
  const [open] = await rows();
  expect(open).not.toHaveTextContent(/review/i);
});

test('CFG-30.a HIS-21 SUR-12.b SUR-12.c the prompt opens the form of the partner with the transaction', async () => {
  const another = buildTransactionBody({
    sourceTransactionId: 'txn-2',
    merchantId: '2',
    merchantName: 'Rye',
  });
  transactionsOnServer(another, buildTransactionBody());
  renderSite(path, { partner });
  await waitFor(() => expect(prompts()).toHaveLength(2));
  await userEvent.click(prompts()[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Your visit to Basil Wharf' });
  await within(dialog).findByTitle('Your visit to Basil Wharf');
  expect(survey.address().pathname).toMatch(/\/form1$/);
  expect(survey.hiddenFields()).toMatchObject({
    transaction_id: 'txn-1',
    merchant_id: '1',
    public_id: 'member-1',
    utm_medium: 'web',
    utm_source: path,
  });
});

test('HIS-20 a form that is closed without being sent leaves the prompt, with the focus; after a review a thank-you replaces it, and the statuses are refetched', async () => {
  const { container } = renderSite(path, { partner });
  const openForm = async () => {
    await userEvent.click(prompts()[0] as HTMLElement);
    await screen.findByTitle('Your visit to Basil Wharf');
  };
  const closeForm = async () => {
    act(() => survey.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await waitFor(() => expect(prompts()).toHaveLength(1));
  await openForm();
  await closeForm();
  await waitFor(() => expect(prompts()[0]).toHaveFocus());
  expect(requestCount('txn-1')).toBe(1);

  await openForm();
  act(() => survey.submit());
  await waitFor(() => expect(requestCount('txn-1')).toBe(2));
  await closeForm();
  // The server still reports the review as open, but the review that was just sent counts.
  expect(prompts()).toHaveLength(0);
  await waitFor(() => expect(screen.getByText('Thanks for your review.').parentElement).toHaveFocus());
  expect(await violationsIn(container)).toEqual([]);
});
