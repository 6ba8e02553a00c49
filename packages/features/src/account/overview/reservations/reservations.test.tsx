import type { reservationsContract } from '@tableside/api-client/contract';
import { buildReservationBody, problem, reservationHandlers } from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../../site.fixture.tsx';

const tables = [
  buildReservationBody({ id: 'r-1' }),
  buildReservationBody({
    id: 'r-2',
    merchantId: '7',
    merchantName: 'Ember Hall',
    startsAt: '2026-06-24T01:30:00.000Z',
    timeZone: 'America/Los_Angeles',
    partySize: 1,
  }),
];
const CANCEL = 'DELETE /api/Reservations/r-2?startsAt=2026-06-24T01%3A30%3A00.000Z&partySize=1';
const withTables = { partner: { openTableReservationsEnabled: true } } as const;
const cancelThere = async () =>
  userEvent.click(
    await (await section()).findByRole('button', { name: /^Cancel reservation at Ember Hall/ }),
  );
const cancelDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Cancel this reservation?' }));
const agree = async () =>
  userEvent.click(await (await cancelDialog()).findByRole('button', { name: 'Cancel reservation' }));
const bodyOf = async (question: ReturnType<typeof within>) =>
  (await question.findByText(/^You’ll give up your table for/)).closest('p');
const section = async () => within(await screen.findByRole('region', { name: 'Your reservations' }));

test('the member sees their tables at the times of the restaurants, and can go there', async () => {
  server.use(reservationHandlers.list(tables));
  const { container } = renderSite('/account/overview', withTables);
  const lines = await (await section()).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Monday, June 22, 2026 at 7:00 PMJuniper & Rye, 2 peopleChangeCancel reservation',
    'Tuesday, June 23, 2026 at 6:30 PMEmber Hall, 1 personChangeCancel reservation',
  ]);
  expect(screen.getByRole('link', { name: 'Ember Hall' })).toHaveAttribute('href', '/merchants/7');
  expect(
    screen.getByRole('link', { name: 'Change reservation at Ember Hall, Tuesday, June 23, 2026 at 6:30 PM' }),
  ).toHaveAttribute('href', '/merchants/7?reservation=r-2#reserve');
  expect(await violationsIn(container)).toEqual([]);
});

test('nothing is said or asked where no tables are reserved', async () => {
  renderSite('/account/overview');
  await screen.findByText(/^Hello,/);
  expect(screen.queryByRole('region', { name: 'Your reservations' })).not.toBeInTheDocument();
  expect(server.countOf('GET /api/Reservations')).toBe(0);
});

test('without a reservation the way to restaurants that take them is shown', async () => {
  renderSite('/account/overview', withTables);
  const link = await (await section()).findByRole('link', { name: 'Find a table' });
  expect(link).toHaveAttribute('href', '/search?reservations=true');
});

test('UIX-28.c a list that did not come is asked for again', async () => {
  server.use(reservationHandlers.list(problem(424, { code: 'bookingUnavailable' })));
  renderSite('/account/overview', withTables);
  expect(await (await section()).findByRole('alert')).toHaveTextContent('couldn’t load');
  server.use(reservationHandlers.list(tables));
  await userEvent.click((await section()).getByRole('button', { name: 'Try again' }));
  expect(await (await section()).findAllByRole('listitem')).toHaveLength(2);
  await waitFor(async () => expect((await section()).getByRole('heading')).toHaveFocus());
});

test('a reservation is cancelled after a question, and keeps its place when that fails', async () => {
  server.use(reservationHandlers.list(tables), reservationHandlers.cancel(problem(500)));
  renderSite('/account/overview', withTables);
  const cancel = async () => {
    await userEvent.click(
      await (await section()).findByRole('button', { name: /^Cancel reservation at Ember Hall/ }),
    );
    return within(await screen.findByRole('dialog', { name: 'Cancel this reservation?' }));
  };
  const question = await cancel();
  expect(await bodyOf(question)).toHaveTextContent(/for 1 at Ember Hall, Tuesday, June 23, 2026 at 6:30 PM/);
  await userEvent.click(await question.findByRole('button', { name: 'Cancel reservation' }));
  expect(await screen.findByText(/couldn’t cancel your reservation/)).toBeVisible();
  expect((await section()).getAllByRole('listitem')).toHaveLength(2);
  server.use(reservationHandlers.cancel());
  await userEvent.click(await (await cancel()).findByRole('button', { name: 'Cancel reservation' }));
  expect(await screen.findByText('Your reservation is canceled.')).toBeVisible();
  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1));
  expect(server.lines().filter((line) => line.startsWith('DELETE'))).toEqual([CANCEL, CANCEL]);
});

test('RES-27.a RES-27.b a reservation that has begun or is gone is not said to be cancelled, and the list is loaded again', async () => {
  server.use(reservationHandlers.list(tables), reservationHandlers.cancel(problem(404)));
  renderSite('/account/overview', withTables);
  await cancelThere();
  server.use(reservationHandlers.list(tables.slice(0, 1)));
  await agree();
  expect(
    await screen.findByText(/has already started or no longer exists, so we didn’t cancel it/),
  ).toBeVisible();
  expect(screen.queryByText('Your reservation is canceled.')).not.toBeInTheDocument();
  expect(await (await section()).findAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your reservations' })).toHaveFocus());
});

test('RES-27.b a list that was requested before a cancellation does not bring the reservation back', async () => {
  const late = Promise.withResolvers<Response>();
  server.use(reservationHandlers.list(tables), reservationHandlers.cancel());
  const { queryClient } = renderSite('/account/overview', {
    partner: { openTableReservationsEnabled: true },
  });
  await (await section()).findByRole('button', { name: /^Cancel reservation at Ember Hall/ });
  server.use(reservationHandlers.list(() => late.promise));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.countOf('GET /api/Reservations')).toBe(2));
  await userEvent.click((await section()).getByRole('button', { name: /^Cancel reservation at Ember Hall/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this reservation?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Cancel reservation' }));
  expect(await screen.findByText('Your reservation is canceled.')).toBeVisible();
  late.resolve(Response.json(tables));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect((await section()).queryByText(/Ember Hall/)).not.toBeInTheDocument();
});

function changedElsewhere(changes: Partial<reservationsContract.ReservationBody>) {
  const present = tables.map((table) => (table.id === 'r-2' ? { ...table, ...changes } : table));
  server.use(
    reservationHandlers.list(present),
    reservationHandlers.cancel(({ query }) => {
      const isSeen = present.some(
        ({ startsAt, partySize }) =>
          startsAt === query.get('startsAt') && String(partySize) === query.get('partySize'),
      );
      return isSeen ? true : problem(400, { code: 'reservationChanged' });
    }),
  );
}

test('RES-26.a RES-26.b a reservation whose date, time or party was changed elsewhere stays, and is asked about as it is now', async () => {
  server.use(reservationHandlers.list(tables));
  renderSite('/account/overview', withTables);
  await cancelThere();
  expect((await cancelDialog()).queryByText(/has changed/)).not.toBeInTheDocument();
  for (const [changes, words] of [
    [{ startsAt: '2026-06-25T01:30:00.000Z' }, '1 at Ember Hall, Wednesday, June 24, 2026 at 6:30 PM'],
    [{ startsAt: '2026-06-24T02:00:00.000Z' }, '1 at Ember Hall, Tuesday, June 23, 2026 at 7:00 PM'],
    [{ partySize: 4 }, '4 at Ember Hall, Tuesday, June 23, 2026 at 6:30 PM'],
  ] as const) {
    changedElsewhere(changes);
    await agree();
    await waitFor(async () =>
      expect(await bodyOf(await cancelDialog())).toHaveTextContent(`You’ll give up your table for ${words}.`),
    );
    expect(await (await cancelDialog()).findByText(/has changed/)).toBeVisible();
    expect((await section()).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(screen.queryByText(/couldn’t cancel/)).not.toBeInTheDocument();
  }
  await agree();
  expect(await screen.findByText('Your reservation is canceled.')).toBeVisible();
  expect((await section()).getAllByRole('listitem')).toHaveLength(1);
});

test('RES-26.b a question that is open about another reservation stays about that one', async () => {
  const late = Promise.withResolvers<Response>();
  server.use(
    reservationHandlers.list(tables),
    reservationHandlers.cancel(() => late.promise),
  );
  renderSite('/account/overview', withTables);
  await cancelThere();
  await agree();
  await userEvent.click(
    (await section()).getByRole('button', { name: /^Cancel reservation at Juniper & Rye/ }),
  );
  late.resolve(problem(400, { code: 'reservationChanged' }));
  expect(await screen.findByText(/couldn’t cancel your reservation/)).toBeInTheDocument();
  expect(await bodyOf(await cancelDialog())).toHaveTextContent(/at Juniper & Rye/);
});

test('RES-26.b a question that is opened while the list is loaded anew stays about that reservation too', async () => {
  server.use(
    reservationHandlers.list(tables),
    reservationHandlers.cancel(problem(400, { code: 'reservationChanged' })),
  );
  renderSite('/account/overview', withTables);
  await cancelThere();
  const late = Promise.withResolvers<Response>();
  server.use(reservationHandlers.list(() => late.promise));
  await agree();
  await waitFor(() => expect(server.countOf('GET /api/Reservations')).toBe(2));
  await userEvent.click(
    (await section()).getByRole('button', { name: /^Cancel reservation at Juniper & Rye/ }),
  );
  late.resolve(Response.json(tables));
  expect(await screen.findByText(/couldn’t cancel your reservation/)).toBeInTheDocument();
  expect(await bodyOf(await cancelDialog())).toHaveTextContent(/at Juniper & Rye/);
});

test('RES-27.c two that are cancelled at once both say so until each is done', async () => {
  const late = new Map(tables.map(({ id }) => [id, Promise.withResolvers<true>()]));
  server.use(
    reservationHandlers.list(tables),
    reservationHandlers.cancel(({ params }) => late.get(params.reservationId ?? '')!.promise),
  );
  renderSite('/account/overview', withTables);
  const button = async (name: RegExp) => (await section()).findByRole('button', { name });
  const names = [/^Cancel reservation at Juniper & Rye/, /^Cancel reservation at Ember Hall/];
  for (const name of names) {
    await userEvent.click(await button(name));
    await agree();
  }
  for (const name of names) expect(await button(name)).toHaveAttribute('aria-busy', 'true');
  late.get('r-1')!.resolve(true);
  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1));
  expect(await button(names[1]!)).toHaveAttribute('aria-busy', 'true');
});

test.each(['stayed', 'went on'])(
  'UIX-04.c ERR-23 a late cancellation passes on the focus of its button, and takes none from elsewhere (%s)',
  async (what) => {
    const late = Promise.withResolvers<true>();
    server.use(
      reservationHandlers.list(tables),
      reservationHandlers.cancel(() => late.promise),
    );
    renderSite('/account/overview', withTables);
    await cancelThere();
    await agree();
    const elsewhere = (await section()).getByRole('link', { name: 'Juniper & Rye' });
    if (what === 'went on') act(() => elsewhere.focus());
    late.resolve(true);
    await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(async () =>
      expect(what === 'went on' ? elsewhere : (await section()).getByRole('heading')).toHaveFocus(),
    );
  },
);

test('RES-26.b a page that was left is told that the reservation was not cancelled', async () => {
  const late = Promise.withResolvers<Response>();
  server.use(
    reservationHandlers.list(tables),
    reservationHandlers.cancel(() => late.promise),
  );
  renderSite('/account/overview', withTables);
  await cancelThere();
  await agree();
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  late.resolve(problem(400, { code: 'reservationChanged' }));
  expect(await screen.findByText(/couldn’t cancel your reservation/)).toBeVisible();
});
