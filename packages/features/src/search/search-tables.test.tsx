import {
  buildFreeTimesBody,
  buildMerchantBody,
  buildSearchResponse,
  merchantHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { dayOf } from '@tableside/core';
import { renderWithProviders, violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ChosenTable } from './tables/chosen-table.tsx';
import { callsOf, eventsSent, renderSearch, searches, server } from './search.fixture.tsx';

const TONIGHT = 'date=2026-06-22&time=19:00&party=2';
const withTable = `/search?location=Boston&${TONIGHT}`;
const found = () => screen.findByRole('heading', { level: 1, name: /restaurants near Boston/ });
const chip = () => screen.getByRole('button', { name: /date, time(,| and) party$/i });
const timesAt = (name: string) => screen.findByRole('list', { name: `Times at ${name}` });
const freeTimeRequests = () => callsOf('/api/Reservations/FreeTimes').map(({ query }) => query);
const openDialog = async (user: ReturnType<typeof renderSearch>['user']) => {
  await user.click(chip());
  const dialog = within(await screen.findByRole('dialog', { name: 'Find a table' }));
  await dialog.findByLabelText('Date');
  return dialog;
};
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

beforeEach(() => {
  window.sessionStorage.clear();
  // Shortly after noon on June 22 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-22T16:10:00Z') });
  server.use(
    merchantHandlers.search([
      buildMerchantBody({ id: '1', name: 'Ember Hall', reservationProviders: ['OpenTable'] }),
      buildMerchantBody({ id: '2', name: 'No Tables Here', reservationProviders: [] }),
      buildMerchantBody({ id: '3', name: 'Juniper & Rye', reservationProviders: ['OpenTable'] }),
    ]),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
/** Still June 22 for the visitor, but already June 23 in UTC. */
const atNight = () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.setSystemTime('2026-06-23T03:10:00Z');
};

test('SEA-45.a SEA-46.a SEA-47 SEA-49 date, time and party are set among the filters, are in the address, and do not narrow the list', async () => {
  const { user } = renderSearch('/search?location=Boston&pageNo=1');
  await found();
  expect(freeTimeRequests()).toEqual([]);
  const before = searches().length;
  expect(chip()).toHaveTextContent('Date, time, party');
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-06-22');
  expect(dialog.getByLabelText('Time')).toHaveValue('19:00');
  await user.selectOptions(dialog.getByLabelText('Time'), '7:30 PM');
  await user.selectOptions(dialog.getByLabelText('Party size'), '4 people');
  await user.click(dialog.getByRole('button', { name: 'Show times' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(chip()).toHaveTextContent('Tonight · 7:30 PM · 4'));
  expect(chip()).toHaveFocus();
  expect(query()).toEqual({ location: 'Boston', date: '2026-06-22', time: '19:30', party: '4' });
  await timesAt('Ember Hall');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(searches()).toHaveLength(before);
  expect([...(searches().at(-1)?.keys() ?? [])]).not.toContain('date');

  act(() => window.history.back());
  await waitFor(() => expect(chip()).toHaveTextContent('Date, time, party'));
  expect(screen.queryByRole('list', { name: 'Times at Ember Hall' })).not.toBeInTheDocument();
});

test('SEA-45.b the dialog clears them, and nothing else', async () => {
  const { user } = renderSearch(`${withTable}&isNew=true&view=map`);
  await timesAt('Ember Hall');
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(query()).toEqual({ location: 'Boston', isNew: 'true', view: 'map' });
  expect(screen.queryByRole('list', { name: 'Times at Ember Hall' })).not.toBeInTheDocument();
  expect((await openDialog(user)).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('SEA-45.c CFG-19.a a partner without reservations has no control, no call and no parameter of the address', async () => {
  const { user } = renderSearch(withTable, { partner: { openTableReservationsEnabled: false } });
  await found();
  expect(screen.queryByRole('button', { name: /date, time/i })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^New/ }));
  await waitFor(() => expect(query()).toEqual({ location: 'Boston', isNew: 'true' }));
  expect(freeTimeRequests()).toEqual([]);
});

test('SEA-45.a SES-27.a SEA-51.b a day that is over or more than a year ahead by the server’s clock is refused at its field, which has the focus, one in a year is not', async () => {
  atNight();
  const headers = { 'Cache-Control': 'no-store', Date: new Date().toUTCString() };
  server.use(merchantHandlers.search(Response.json(buildSearchResponse([buildMerchantBody()]), { headers })));
  vi.setSystemTime('2025-06-23T03:10:00Z');
  const { user } = renderSearch('/search?location=Boston');
  await found();
  const dialog = await openDialog(user);
  for (const wrong of ['2026-06-21', '2027-06-23']) {
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), wrong);
    await user.click(dialog.getByRole('button', { name: 'Show times' }));
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(
      /Choose a day from Monday, June 22, 2026 to Tuesday, June 22, 2027\./,
    );
    expect(dialog.getByLabelText('Date')).toHaveFocus();
  }
  expect(query()).toEqual({ location: 'Boston' });
  await user.clear(dialog.getByLabelText('Date'));
  await user.type(dialog.getByLabelText('Date'), '2027-06-22');
  await user.click(dialog.getByRole('button', { name: 'Show times' }));
  expect(query()).toMatchObject({ date: '2027-06-22' });
  await waitFor(() => expect(chip()).toHaveTextContent(/7:00 PM · 2/));
});

test('SEA-46.a SEA-47 one call asks for as many restaurants as a page has; other changes of the search, its pages and its map keep date, time and party', async () => {
  const bodies = Array.from({ length: 12 }, (_, index) =>
    buildMerchantBody({ id: `${index}`, name: `Table ${index}`, reservationProviders: ['OpenTable'] }),
  );
  server.use(merchantHandlers.search(bodies));
  const { user } = renderSearch(withTable);
  await found();
  await timesAt('Table 9');
  const onPage = bodies.slice(0, 10).map(({ id }) => id);
  expect(freeTimeRequests().map((one) => one.getAll('merchantId'))).toEqual([onPage]);
  const table = { date: '2026-06-22', time: '19:00', party: '2' };
  const second = await screen.findByRole('link', { name: 'Page 2' });
  expect(Object.fromEntries(new URL(second.getAttribute('href') ?? '', 'https://x').searchParams)).toEqual({
    location: 'Boston',
    pageNo: '2',
    ...table,
  });
  await user.click(screen.getByRole('button', { name: /^New/ }));
  await waitFor(() => expect(query()).toEqual({ location: 'Boston', isNew: 'true', ...table }));
  await user.click(screen.getByText('Show map'));
  expect(query()).toEqual({ location: 'Boston', isNew: 'true', view: 'map', ...table });
});

test.each([
  ['the day before', 'date=2026-06-21&time=19:00&party=2'],
  ['more than a year ahead', 'date=2027-06-23&time=19:00&party=2'],
])('SEA-46.b in an address, %s falls away', async (_, table) => {
  renderSearch(`/search?location=Boston&${table}`);
  await found();
  expect(chip()).toHaveTextContent('Date, time, party');
  expect(freeTimeRequests()).toEqual([]);
});

test.each([
  ['2026-06-23', 'Tomorrow · 7:00 PM · 2'],
  ['2027-06-22', 'Tue, Jun 22 · 7:00 PM · 2'],
])('SEA-45.a SEA-46.a SEA-46.b alone in an address, %s is named %s', async (date, name) => {
  atNight();
  window.localStorage.setItem('dr.lastSearch', '"location=Denver"');
  window.localStorage.setItem('dr.manualLocation', '"Boston"');
  renderSearch(`/search?date=${date}&time=19:00&party=2`);
  await found();
  await waitFor(() => expect(chip()).toHaveTextContent(name));
});

test.each([
  ['2026-06-22', '12:30', 'Today · 12:30 PM · 2'],
  ['2026-07-04', '19:00', 'Sat, Jul 4 · 7:00 PM · 2'],
])('SEA-45.a on June 22, %s at %s is named %s', (date, time, name) => {
  const table = { date: dayOf(date), time, partySize: 2 };
  renderWithProviders(<ChosenTable table={table} today={dayOf('2026-06-22')} />);
  expect(document.body).toHaveTextContent(name);
});

test('SEA-47 SEA-48.a one call asks for all restaurants of the page that take reservations; their cards show the times', async () => {
  const { container } = renderSearch(withTable);
  const times = within(await timesAt('Juniper & Rye')).getAllByRole('button');
  expect(times.map((time) => time.textContent)).toEqual(['6:30 PM', '7:00 PM', '7:30 PM']);
  expect(times[0]).toHaveAccessibleName('Reserve at 6:30 PM at Juniper & Rye');
  await timesAt('Ember Hall');
  expect(freeTimeRequests().map(String)).toEqual([
    'merchantId=1&merchantId=3&date=2026-06-22&time=19%3A00&partySize=2',
  ]);
  expect(screen.queryByRole('list', { name: 'Times at No Tables Here' })).not.toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
});

test('SEA-48.b SEA-48.c while the times load, a card has their height; a restaurant without a free table says so', async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  server.use(
    reservationHandlers.freeTimes(async () => {
      await held;
      return [
        ...buildFreeTimesBody(['1']),
        ...buildFreeTimesBody(['3']).map((one) => ({ ...one, slots: [] })),
      ];
    }),
  );
  renderSearch(withTable.replace('19:00', '18:30'));
  await found();
  await waitFor(() => expect(freeTimeRequests()).toHaveLength(1));
  const card = screen.getByRole('link', { name: 'Ember Hall' }).closest('article');
  const line = card?.querySelector('div:last-child > div:last-child > div');
  expect(line).toHaveStyle({ minHeight: '36px' });
  resolve();
  expect(line).toContainElement(await timesAt('Ember Hall'));
  const none = await screen.findByText('No tables near 6:30 PM');
  expect(screen.getByRole('link', { name: 'Juniper & Rye' }).closest('article')).toContainElement(none);
});

test('SEA-48.d if the times cannot be loaded, or one restaurant’s are missing, nothing is said of them', async () => {
  server.use(reservationHandlers.freeTimes(problem(500)));
  const { user } = renderSearch(withTable);
  await waitFor(() => expect(freeTimeRequests()).toHaveLength(1));
  await found();
  const card = screen.getByRole('link', { name: 'Ember Hall' }).closest('article');
  const line = card?.querySelector('div:last-child > div:last-child > div');
  await waitFor(() => expect(line).toBeEmptyDOMElement());
  server.use(reservationHandlers.freeTimes(buildFreeTimesBody(['3'])));
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByLabelText('Party size'), '4 people');
  await user.click(dialog.getByRole('button', { name: 'Show times' }));
  await timesAt('Juniper & Rye');
  expect(screen.queryByRole('list', { name: 'Times at Ember Hall' })).not.toBeInTheDocument();
  expect(screen.queryByText(/No tables|Try again/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('RES-31.a TRK-10.c a press on a time goes to the restaurant with date, time and party chosen', async () => {
  const { user, tracker } = renderSearch(withTable.replace('party=2', 'party=4'));
  await user.click(within(await timesAt('Juniper & Rye')).getByRole('button', { name: /7:30 PM/ }));
  expect(window.location.pathname + window.location.hash).toBe('/merchants/3#reserve');
  const stored = (key: string) => JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as unknown;
  expect(stored('dr.selectedMerchantAction')).toEqual({ merchantId: '3', action: 'table' });
  expect(stored('dr.reservation')).toEqual({
    date: '2026-06-22',
    time: '19:00',
    partySize: 4,
    startsAt: '2026-06-22T23:30:00.000Z',
    isChanged: true,
  });
  tracker.flush();
  await waitFor(() =>
    expect(eventsSent()).toContainEqual(
      expect.objectContaining({ eventName: 'reservationSlotSelected', merchantId: '3' }),
    ),
  );
});

test('RES-33.a what was chosen for the search is what a restaurant’s page begins with, and the other way round', async () => {
  window.sessionStorage.setItem(
    'dr.reservation',
    JSON.stringify({ date: '2026-07-01', time: '20:00', partySize: 6 }),
  );
  const { user } = renderSearch('/search?location=Boston');
  await found();
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-07-01');
  expect(dialog.getByLabelText('Time')).toHaveValue('20:00');
  expect(dialog.getByLabelText('Party size')).toHaveValue('6');
  await user.selectOptions(dialog.getByLabelText('Time'), '8:30 PM');
  await user.click(dialog.getByRole('button', { name: 'Show times' }));
  expect(JSON.parse(window.sessionStorage.getItem('dr.reservation') ?? '')).toEqual({
    date: '2026-07-01',
    time: '20:30',
    partySize: 6,
    isChanged: true,
  });
});
