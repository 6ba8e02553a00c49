import {
  activityHandlers,
  buildTransactionBody,
  buildTransactionsResponse,
} from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { list, path, rows } from './recent-activity.fixture.ts';
function visitsOnServer(total: number) {
  server.use(
    activityHandlers.transactions(({ query }) => {
      const first = (Number(query.get('pageNo')) - 1) * 10;
      const records = Array.from({ length: Math.max(0, Math.min(10, total - first)) }, (_, index) =>
        buildTransactionBody({
          sourceTransactionId: `txn-${first + index + 1}`,
          merchantName: `Place ${first + index + 1}`,
        }),
      );
      return buildTransactionsResponse(records, total);
    }),
  );
}
const pageCalls = () => server.lines().filter((call) => call.startsWith('GET /api/Member/Transactions'));
const pages = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of your visits' }))
    .getAllByRole('link')
    .flatMap((link) => (/^\d+$/.test(link.textContent) ? link.textContent : []));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

test('HIS-04.a HIS-04.b 120 records: ten a page, at most five numbers; turning the page leads back to the head of the list', async () => {
  visitsOnServer(120);
  renderSite(path);
  expect(await rows()).toHaveLength(10);
  expect(pageCalls()).toEqual(['GET /api/Member/Transactions?pageNo=1&resultsPerPage=10']);
  expect(await pages()).toEqual(['1', '2', '3', '4', '5']);
  expect(screen.getByText('1–10 of 120')).toBeVisible();

  for (const page of [3, 5, 6]) {
    await userEvent.click(screen.getByRole('link', { name: `Page ${page}` }));
    expect(await screen.findByText(`Place ${page * 10}`)).toBeVisible();
  }
  expect(await pages()).toEqual(['4', '5', '6', '7', '8']);
  expect(pageCalls().at(-1)).toBe('GET /api/Member/Transactions?pageNo=6&resultsPerPage=10');
  expect(window.location.search).toBe('?page=6');
  expect(screen.getByRole('heading', { name: 'Your visits and rewards' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
  expect(screen.getByText('Showing 51 to 60 of 120').closest('[role="status"]')).toBeInTheDocument();
});

test('HIS-04.b the address names the page, so that links and going back lead to it, within the same filter', async () => {
  visitsOnServer(120);
  renderSite(`${path}?year=2026&page=12`);
  expect(await screen.findByText('Place 120')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Newer visits' }));
  expect(await screen.findByText('Place 110')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('Place 120')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Page 10' }));
  expect(await screen.findByText('Place 100')).toBeVisible();
  // The newest and the oldest visits are one press away.
  await userEvent.click(screen.getByRole('link', { name: 'Oldest visits' }));
  expect(await screen.findByText('Place 120')).toBeVisible();
  expect(window.location.search).toBe('?year=2026&page=12');
  expect(screen.getByRole('heading', { name: 'Your visits and rewards' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Newest visits' }));
  expect(await screen.findByText('Place 1')).toBeVisible();
  expect(window.location.search).toBe('?year=2026');
});

test('HIS-04.a HIS-04.b one page needs no numbers', async () => {
  visitsOnServer(10);
  renderSite(path);
  expect(await rows()).toHaveLength(10);
  expect(screen.queryByRole('navigation', { name: 'Pages of your visits' })).not.toBeInTheDocument();
});

test('records stand under their months, the newest first', async () => {
  server.use(
    activityHandlers.transactions(
      buildTransactionsResponse(
        ['2026-06-10', '2026-06-02', '2026-05-31', '2025-06-01'].map((day, index) =>
          buildTransactionBody({
            sourceTransactionId: `txn-${index}`,
            merchantName: `Place ${day}`,
            transactionCreatedAt: `${day}T19:30:00.000Z`,
            date: `${day}T19:30:00.000Z`,
          }),
        ),
      ),
    ),
  );
  renderSite(path);
  await rows();
  const headings = (await list()).getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(1)).toEqual([
    'June 2026',
    'Place 2026-06-10',
    'Place 2026-06-02',
    'May 2026',
    'Place 2026-05-31',
    'June 2025',
    'Place 2025-06-01',
  ]);
});

test('more than a thousand records are counted with a comma', async () => {
  visitsOnServer(1200);
  renderSite(`${path}?page=101`);
  expect(await screen.findByText('1,001–1,010 of 1,200')).toBeVisible();
});

test('the previous page stays, dimmed, while the next one loads', async () => {
  visitsOnServer(20);
  renderSite(path);
  await rows();
  let respond: (() => void) | undefined;
  server.use(
    activityHandlers.transactions(
      () =>
        new Promise((resolve) => {
          respond = () =>
            resolve(buildTransactionsResponse([buildTransactionBody({ merchantName: 'Late Place' })], 20));
        }),
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Older visits' }));
  await waitFor(() => expect(respond).toBeDefined());
  expect(screen.getByText('Place 1').closest('[aria-busy="true"]')).toBeInTheDocument();
  expect((await list()).getByText('Loading your visits and rewards')).toHaveRole('status');
  respond?.();
  expect(await screen.findByText('Late Place')).toBeVisible();
  expect(screen.queryByText('Place 1')).not.toBeInTheDocument();
});

test.each([
  ['99', '?page=2', 'Place 20'],
  ['0', '?page=0', 'Place 1'],
  ['-1', '?page=-1', 'Place 1'],
  ['1e3', '?page=1e3', 'Place 1'],
])('page=%s is the last page or the first', async (page, search, place) => {
  visitsOnServer(20);
  renderSite(`${path}?page=${page}`);
  expect(await screen.findByText(place)).toBeVisible();
  expect(window.location.search).toBe(search);
});

test('HIS-06 a page of nothing at all is the empty list', async () => {
  visitsOnServer(0);
  renderSite(`${path}?page=3`);
  expect(await screen.findByRole('heading', { name: 'Your visits will show up here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
});

test('UIX-04.c a page that turns out to be empty leads to the first', async () => {
  server.use(
    activityHandlers.transactions(({ query }) =>
      query.get('pageNo') === '2'
        ? buildTransactionsResponse([], 20)
        : buildTransactionsResponse(undefined, 20),
    ),
  );
  const { container } = renderSite(`${path}?page=2`);
  expect(await screen.findByRole('heading', { name: 'There’s nothing on page 2' })).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Your visits and rewards' })).toHaveFocus();
});
