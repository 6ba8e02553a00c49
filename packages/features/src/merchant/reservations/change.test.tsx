import type { reservationsContract } from '@tableside/api-client/contract';
import {
  buildAvailabilityBody,
  buildReservationBody,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { comeBack, eventsOf, member, openMerchant, partner, server } from './reservations.fixture.tsx';

const reservation = buildReservationBody({ id: 'r-1', partySize: 4 });
const openChange = async (...others: ReturnType<typeof buildReservationBody>[]) => {
  server.use(reservationHandlers.list([reservation, ...others]));
  const site = await openMerchant({ visitor: member }, { query: '?reservation=r-1' });
  await screen.findByRole('region', { name: 'Change your reservation' });
  return site;
};
const changing = () => within(screen.getByRole('region', { name: 'Change your reservation' }));
async function pickOther() {
  await userEvent.click(changing().getByRole('button', { name: 'Find a table' }));
  await userEvent.click(await changing().findByRole('button', { name: '7:30 PM' }));
  return within(await screen.findByRole('dialog'));
}
const confirm = async (dialog: Awaited<ReturnType<typeof pickOther>>) =>
  userEvent.click(await dialog.findByRole('button', { name: 'Change reservation' }));

test('RES-01 RES-08 RES-15 RES-20 RES-22.a TRK-10.a TRK-10.c TRK-10.e starts with the member’s current table, and changes it without a hold', async () => {
  const site = await openChange();
  expect(
    changing().getByText(/You have a table for 4 people on Monday, June 22, 2026 at 7:00 PM\./),
  ).toBeVisible();
  expect(changing().getByRole('link', { name: 'Keep it as it is' })).toHaveAttribute(
    'href',
    '/account/overview',
  );
  expect(changing().getByLabelText('Date')).toHaveValue('2026-06-22');
  expect(changing().getByLabelText('Time')).toHaveValue('19:00');
  expect(changing().getByLabelText('Party size')).toHaveValue('4');
  expect(changing().getByText('Reserve here and dine to earn 50 points.')).toBeVisible();
  await userEvent.selectOptions(changing().getByLabelText('Party size'), '1 person');
  expect(sessionStorage.getItem('dr.reservation')).toBeNull();
  const dialog = await pickOther();
  expect(await dialog.findByText(/It stays yours until you confirm another one/)).toBeVisible();
  comeBack();
  await confirm(dialog);
  expect(await dialog.findByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
  expect(dialog.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
  expect(dialog.getByText('1 person')).toBeVisible();
  expect(server.callsOf('PUT /api/Reservations/r-1').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      startsAt: '2026-06-22T23:30:00.000Z',
      partySize: 1,
      hasBonus: true,
      seen: { startsAt: reservation.startsAt, partySize: 4 },
    },
  ]);
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  expect(server.lines().filter((line) => line.includes('Availability'))).toEqual([
    'GET /api/Reservations/Availability?merchantId=1&date=2026-06-22&time=19%3A00&partySize=1&reservationId=r-1',
  ]);
  expect(await eventsOf(site)).toEqual(['BookingSuccess', 'SlotSelected', 'UserSearch', 'UserSubmit']);
});

test('RES-15 another reservation within two hours of the new time is reported before anything is sent', async () => {
  await openChange(
    buildReservationBody({ id: 'r-2', merchantName: 'Ember Hall', startsAt: '2026-06-23T01:00:00.000Z' }),
  );
  const dialog = await pickOther();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /: Ember Hall, Monday, June 22, 2026 at 9:00 PM\.$/,
  );
  expect(dialog.queryByRole('button', { name: 'Change reservation' })).not.toBeInTheDocument();
});

test('RES-09 RES-15 RES-16 RES-17 RES-18 a change that fails is reported, with what to do next', async () => {
  await openChange();
  for (const [status, code, words, next] of [
    [400, 'overlap', 'within two hours of this time', 'Choose another time'],
    [403, 'fraud', 'can’t be made with your account', 'Choose another time'],
    [403, 'deactivated', 'has been deactivated', 'Choose another time'],
    [404, 'notFound', 'can’t be made or changed anymore', 'Choose another time'],
    [424, 'bookingUnavailable', 'booking service isn’t responding', 'Change reservation'],
    [400, 'slotTaken', 'That table was just booked.', 'Change to 7:00 PM instead'],
  ] as const) {
    server.use(reservationHandlers.change(problem(status, { code })));
    const dialog = await pickOther();
    await confirm(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(await dialog.findByRole('button', { name: next })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  }
});

test('RES-26.a RES-26.b a reservation whose date, time or party was changed elsewhere is shown anew, each time, before it is changed', async () => {
  let present = reservation;
  server.use(
    reservationHandlers.change(({ body }) => {
      const { seen, startsAt, partySize } = body as reservationsContract.ChangeRequest;
      const isSeen = seen.startsAt === present.startsAt && seen.partySize === present.partySize;
      return isSeen ? { ...present, startsAt, partySize } : problem(400, { code: 'reservationChanged' });
    }),
  );
  await openChange();
  const dialog = await pickOther();
  server.use(reservationHandlers.list(() => [present]));
  let sent = 0;
  for (const [moved, words] of [
    [{ startsAt: '2026-06-23T23:00:00.000Z' }, 'for 4 people on Tuesday, June 23, 2026 at 7:00 PM.'],
    [{ startsAt: '2026-06-23T00:30:00.000Z' }, 'for 4 people on Monday, June 22, 2026 at 8:30 PM.'],
    [{ partySize: 2 }, 'for 2 people on Monday, June 22, 2026 at 7:00 PM.'],
  ] as const) {
    present = { ...reservation, ...moved };
    await confirm(dialog);
    expect(await dialog.findByText(new RegExp(`You have a table ${words}`))).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('has changed');
    expect(server.countOf('PUT /api/Reservations/r-1')).toBe((sent += 1));
  }
  await confirm(dialog);
  expect(await dialog.findByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
  expect(server.countOf('PUT /api/Reservations/r-1')).toBe(sent + 1);
});

test('RES-28.a RES-28.b RES-28.c a slot whose bonus has changed is shown anew before the reservation is changed', async () => {
  server.use(
    reservationHandlers.change(({ body }) => {
      const { startsAt, partySize, hasBonus } = body as reservationsContract.ChangeRequest;
      return hasBonus === false
        ? { ...reservation, startsAt, partySize, hasBonus }
        : problem(400, { code: 'slotChanged' });
    }),
  );
  await openChange();
  const dialog = await pickOther();
  expect(await dialog.findByText('Earns 50 points after you dine.')).toBeVisible();
  const slots = buildAvailabilityBody().slots.map((slot) => ({ ...slot, hasBonus: false }));
  server.use(reservationHandlers.availability(buildAvailabilityBody({ slots })));
  await confirm(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The bonus for this time has changed');
  expect(await dialog.findByText('This time doesn’t earn a bonus.')).toBeVisible();
  await confirm(dialog);
  expect(await dialog.findByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
  const named = server
    .callsOf('PUT /api/Reservations/r-1')
    .map(({ body }) => (JSON.parse(body) as reservationsContract.ChangeRequest).hasBonus);
  expect(named).toEqual([true, false]);
});

test('RES-28.a TRK-10.a where a program has no bonus, a change names none', async () => {
  server.use(reservationHandlers.list([reservation]));
  const site = await openMerchant(
    { visitor: member, partner: { ...partner, hasReservationBonus: false } },
    { query: '?reservation=r-1' },
  );
  await confirm(await pickOther());
  await screen.findByRole('heading', { name: 'Your reservation is changed' });
  const [call] = server.callsOf('PUT /api/Reservations/r-1');
  expect(JSON.parse(call?.body ?? '')).not.toHaveProperty('hasBonus');
  expect(await eventsOf(site)).toContain('UserSearch');
});

test('RES-22.c a change that succeeds after its dialog was closed is told there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(reservationHandlers.change(() => promise.then(() => reservation)));
  await openChange();
  const dialog = await pickOther();
  await confirm(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  resolve();
  expect(await screen.findByText('Your reservation is changed')).toBeVisible();
});

test('RES-26.b a reservation that was cancelled while its change is being chosen is not changed', async () => {
  const { queryClient } = await openChange();
  await pickOther();
  server.use(reservationHandlers.list([]));
  await act(() => queryClient.invalidateQueries());
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Reserve' }));
  expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(server.countOf('PUT /api/Reservations/r-1')).toBe(0);
});

test('the primary action on phones is to change, and keeps the reservation', async () => {
  await openChange();
  const action = await screen.findByRole('link', { name: 'Change your table', hidden: true });
  expect(screen.queryByRole('link', { name: 'Reserve a table', hidden: true })).not.toBeInTheDocument();
  await userEvent.click(action);
  await waitFor(() => expect(window.location.hash).toBe('#reserve'));
  expect(window.location.search).toBe('?reservation=r-1');
  expect(changing().getByRole('button', { name: 'Find a table' })).toBeVisible();
});

test('a reservation that is no longer the member’s is reported, and another one can be made', async () => {
  await openMerchant({ visitor: member }, { query: '?reservation=r-9' });
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t find the reservation');
  expect(screen.getByRole('button', { name: 'Find a table' })).toBeVisible();
});

test('RES-35 UIX-28.c reservations that do not load are no reason to make another one, and can be loaded again', async () => {
  server.use(reservationHandlers.list(problem(500)));
  await openMerchant({ visitor: member }, { query: '?reservation=r-1', hasForm: false });
  const region = within(await screen.findByRole('region', { name: 'Change your reservation' }));
  expect(await region.findByRole('alert')).toHaveTextContent('couldn’t load the reservation');
  expect(screen.queryByRole('button', { name: 'Find a table' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change your table', hidden: true })).toBeInTheDocument();
  server.use(reservationHandlers.list([reservation]));
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have a table for 4 people/)).toBeVisible();
  expect(changing().getByLabelText('Party size')).toHaveValue('4');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Change your reservation' })).toHaveFocus());
});

test('without a session no reservation is fetched', async () => {
  await openMerchant({}, { query: '?reservation=r-1' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.countOf('GET /api/Reservations')).toBe(0);
});

test('RES-07.a RES-07.b RES-20 MER-30.a MER-30.b TRK-10.d a session that ends on changing returns to it after sign-in', async () => {
  server.use(reservationHandlers.change(problem(401)));
  const site = await openChange();
  await userEvent.selectOptions(changing().getByLabelText('Party size'), '3 people');
  await confirm(await pickOther());
  await waitFor(() => expect(sessionStorage.getItem('dr.selectedMerchantAction')).not.toBeNull());
  expect(await eventsOf(site)).toEqual(['LoginPrompt', 'SlotSelected', 'UserSearch', 'UserSubmit']);
  site.unmount();
  await openChange();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
  expect(dialog.getByText('3 people')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change reservation' })).toBeVisible();
});
