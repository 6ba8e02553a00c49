import {
  activityHandlers,
  buildStatementCreditsResponse,
  buildTransactionBody,
  buildTransactionsResponse,
} from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { list, path, rows, transactionsOnServer, visitedAt } from './recent-activity.fixture.ts';

const visits = [
  buildTransactionBody({ sourceTransactionId: 'late', merchantName: 'Late Place' }),
  buildTransactionBody({
    sourceTransactionId: 'waiting',
    merchantName: 'Waiting Place',
    awardStatus: 'Pending',
  }),
  buildTransactionBody({
    sourceTransactionId: 'early',
    merchantName: 'Early Place',
    date: '2024-05-01T19:30:00.000Z',
  }),
];
function filteringServer(totals: { readonly pendingAmount?: number; readonly years?: number[] } = {}) {
  server.use(
    activityHandlers.transactions(({ query }) => {
      const [year, state] = [query.get('year'), query.get('state')];
      const found = visits
        .filter(({ date }) => year === null || date?.startsWith(year))
        .filter(
          ({ awardStatus }) => state === null || (awardStatus === 'Pending') === (state === 'processing'),
        );
      return { ...buildTransactionsResponse(found), pendingAmount: 241, years: [2026, 2024], ...totals };
    }),
  );
}
const calls = () =>
  server
    .lines()
    .filter((call) => call.startsWith('GET /api/Member/Transactions'))
    .map((call) => call.split('&resultsPerPage=10')[1]);
const filter = async (name: string) => (await list()).findByRole('combobox', { name });
const names = async () => (await rows()).map((each) => within(each).getByRole('heading').textContent);

beforeEach(() => {
  vi.setSystemTime(visitedAt + 86_400_000);
});

test('CHR-49 the list is narrowed to a year and a state by the address, so that Back and reload keep them', async () => {
  filteringServer();
  renderSite(`${path}?page=1&extra=kept`);
  expect(await names()).toEqual(['Late Place', 'Waiting Place', 'Early Place']);
  expect(screen.getByRole('group', { name: 'Narrow the list' })).toContainElement(await filter('Year'));
  await userEvent.selectOptions(await filter('Year'), '2026');
  await waitFor(async () => expect(await names()).toEqual(['Late Place', 'Waiting Place']));
  await userEvent.selectOptions(await filter('Status'), 'Processing');
  await waitFor(async () => expect(await names()).toEqual(['Waiting Place']));
  expect(await filter('Status')).toHaveFocus();
  expect(window.location.search).toBe('?extra=kept&year=2026&state=processing');
  expect(calls()).toEqual(['', '&year=2026', '&year=2026&state=processing']);
  window.history.back();
  await waitFor(async () => expect(await names()).toEqual(['Late Place', 'Waiting Place']));
  expect(await filter('Status')).toHaveDisplayValue('Any status');
  expect(await filter('Year')).toHaveDisplayValue('2026');
});

test('an address opens narrowed, and another filter begins on its first page', async () => {
  filteringServer();
  renderSite(`${path}?page=1&year=2024&state=earned`);
  expect(await names()).toEqual(['Early Place']);
  expect(await filter('Year')).toHaveDisplayValue('2024');
  expect(await filter('Status')).toHaveDisplayValue('Earned');
  await userEvent.selectOptions(await filter('Year'), 'All years');
  await waitFor(async () => expect(await names()).toEqual(['Late Place', 'Early Place']));
  expect(window.location.search).toBe('?state=earned');
});

test('UIX-04.c where nothing is left, a sentence says so, and a link shows all records again', async () => {
  filteringServer();
  renderSite(`${path}?year=2025`);
  const region = await list();
  expect(await region.findByRole('heading', { name: 'No matches' })).toBeVisible();
  const messages = region.getAllByText('You have no activity with this year and status.');
  expect(messages.some((each) => each.closest('[role="status"]'))).toBe(true);
  expect(await filter('Year')).toHaveDisplayValue('2025');
  await userEvent.click(region.getByRole('link', { name: 'Show all activity' }));
  expect(await names()).toHaveLength(3);
  expect(window.location.search).toBe('');
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveFocus();
});

test.each(['year=26', 'year=1999', 'state=Pending', 'state=rejected', 'state=toString'])(
  'what is no year and no state of this program narrows nothing: %s',
  async (query) => {
    filteringServer();
    renderSite(`${path}?${query}`);
    expect(await names()).toHaveLength(3);
    expect(calls()).toEqual(['']);
  },
);

test('a program that does not filter shows its list, whatever the address says', async () => {
  transactionsOnServer(...visits);
  renderSite(`${path}?year=2025&state=processing`);
  expect(await names()).toHaveLength(3);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByText('still processing')).not.toBeInTheDocument();
});

test('HIS-06 a member without any record has none with a filter either', async () => {
  server.use(
    activityHandlers.transactions({ ...buildTransactionsResponse([]), pendingAmount: 0, years: [] }),
  );
  renderSite(`${path}?year=2025`);
  expect(await screen.findByRole('heading', { name: 'Your visits will show up here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
});

test.each([
  ['Point', 1363.5, '1,363 points still processing'],
  ['Mile', 1, '1 mile still processing'],
  ['Dollar', 15.63, '$15.63 still processing'],
  ['Point', -48, '−48 points still processing'],
] as const)('in %s, %d that are pending read “%s”', async (currencyType, pendingAmount, words) => {
  filteringServer({ pendingAmount });
  renderSite(`${path}?year=2025`, { partner: { currencyType } });
  const region = await list();
  const pending = (await region.findByText('still processing')).parentElement;
  expect(pending?.textContent).toBe(words);
});

test('nothing is said of what is pending where nothing is', async () => {
  filteringServer({ pendingAmount: 0 });
  renderSite(path);
  await rows();
  expect(screen.queryByText(/still processing$/)).not.toBeInTheDocument();
});

test('HIS-11 HIS-23.a each state has one label, the word of its records; those of credits are offered where there are any', async () => {
  filteringServer();
  renderSite(path);
  const labels = async () =>
    within(await filter('Status'))
      .getAllByRole('option')
      .map((option) => option.textContent);
  const words = ['Processing', 'Earned', 'Paid', 'Not earned', 'Review expired', 'No reward', 'Taken back'];
  expect(await labels()).toEqual(['Any status', ...words]);
});

test('HIS-23.a a program with credits offers their states too, and a chosen one has records of that word', async () => {
  server.use(
    activityHandlers.statementCredits({
      ...buildStatementCreditsResponse(),
      years: [2026],
      pendingAmount: 0,
    }),
  );
  renderSite(`${path}?state=beingPaidOut`, { partner: { currencyType: 'Credit' } });
  const options = within(await filter('Status')).getAllByRole('option');
  expect(options.map((option) => option.textContent).slice(8)).toEqual([
    'Being paid out',
    'Rejected',
    'Not delivered',
    'Expired',
  ]);
  expect(await filter('Status')).toHaveDisplayValue('Being paid out');
});
