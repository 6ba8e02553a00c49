import {
  buildAvailabilityBody,
  buildHoldBody,
  buildMemberBody,
  buildReservationBody,
  buildSlotBody,
  memberHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { withSheet } from '../share/sheet.fixture.ts';
import {
  comeBack,
  eventsOf,
  expiresAt,
  member,
  openMerchant,
  pick,
  reserve,
  section,
  server,
  SEVEN,
} from './reservations.fixture.tsx';

test('RES-08 RES-22.a RES-22.c RES-23 CHR-25.c TRK-10.c TRK-10.e holds the table, reserves it once, however often that is pressed, and shows day, time and party, with a calendar file', async () => {
  const site = await openMerchant({ visitor: member });
  const dialog = await pick();
  expect(dialog.getByRole('heading', { name: 'Your table at Juniper & Rye' })).toBeVisible();
  expect(await dialog.findByText(/We’re holding this table for you: [45]:\d\d left/)).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Reserve' });
  act(() => {
    button.click();
    button.click();
    comeBack();
  });
  expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(screen.getAllByText('Your table is reserved')).toHaveLength(1);
  expect(dialog.getByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
  expect(dialog.getByText('2 people')).toBeVisible();
  comeBack();
  const file = dialog.getByRole('link', { name: 'Add to calendar' });
  expect(file).toHaveAttribute('download', 'reservation.ics');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('DTSTART:20260622T230000Z');
  expect(server.callsOf('POST /api/Reservations').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { holdId: 'hold-1' },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(section().queryByRole('list')).not.toBeInTheDocument();
  expect(section().getByRole('heading', { name: 'Reserve a table' })).toHaveFocus();
  expect(server.countOf('DELETE /api/Reservations/Holds/hold-1')).toBe(0);
  expect(await eventsOf(site)).toEqual(['BookingSuccess', 'DefaultSearch', 'SlotSelected', 'UserSubmit']);
  expect(
    server.callsOf('POST /api/Reservations/Holds').map(({ body }) => JSON.parse(body) as unknown),
  ).toEqual([{ merchantId: '1', startsAt: SEVEN, partySize: 2 }]);
});

test('FND-07.a FND-07.b a reserved table is shared, or copied, with its day, time and address and the link of the restaurant', async () => {
  const person = userEvent.setup();
  const share = withSheet(() => Promise.resolve());
  // The next day in UTC.
  server.use(reservationHandlers.reserve(buildReservationBody({ startsAt: '2026-06-23T01:30:00.000Z' })));
  await openMerchant({ visitor: member });
  const dialog = await reserve();
  await person.click(await dialog.findByRole('button', { name: 'Share' }));
  const title = 'Table for 2 at Juniper & Rye';
  const text = `${title}: Monday, June 22, 2026 at 9:30 PM, 218 West 19th Street, New York, NY 10011`;
  const url = `${window.location.origin}/merchants/1`;
  expect(share.mock.calls).toEqual([[{ title, text, url }]]);

  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await person.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The details and the link have been copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${text}\n${url}`);
});

test('RES-09 RES-15 RES-16 RES-17 RES-19 TRK-10.d TRK-10.e what a retry cannot change is reported in the dialog', async () => {
  const site = await openMerchant({ visitor: member });
  for (const [status, code, words] of [
    [400, 'overlap', 'You already have a reservation within two hours of this time.'],
    [403, 'fraud', 'This reservation can’t be made with your account.'],
    [403, 'deactivated', 'Your account with the booking provider has been deactivated.'],
    [400, 'cardRequired', 'This table can only be reserved with a payment card.'],
  ] as const) {
    server.use(reservationHandlers.reserve(problem(status, { code })));
    const dialog = await reserve();
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.getByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
  }
  const events = await eventsOf(site);
  expect(events.filter((name) => name !== 'DefaultSearch' && name !== 'UserSearch')).toEqual([
    ...Array<string>(3).fill('BookingFailure'),
    'CardRequired',
    ...Array<string>(4).fill('SlotSelected'),
    ...Array<string>(4).fill('UserSubmit'),
  ]);
});

test('RES-09 RES-18 TRK-10.d TRK-10.e a failure, or no answer, is reported in the dialog, and the same table can be reserved with a retry', async () => {
  const site = await openMerchant({ visitor: member });
  const dialog = await pick();
  await dialog.findByText(/We’re holding this table/);
  const failed = 'We couldn’t complete your reservation. Please try again.';
  const unavailable = 'booking service isn’t responding';
  const failures = [
    [problem(500, { code: 'failed' }), failed],
    [problem(424, { code: 'bookingUnavailable' }), unavailable],
    [problem(503, { code: 'failed' }), failed],
    [problem(424, { code: 'bookingUnavailable' }), unavailable],
    [Response.error(), failed],
  ] as const;
  for (const [response, words] of failures) {
    server.use(reservationHandlers.reserve(response));
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words));
    expect(dialog.getByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
  }
  server.use(reservationHandlers.reserve());
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
  expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(1);
  expect(await eventsOf(site)).toEqual([
    ...Array<string>(3).fill('BookingFailure'),
    'BookingSuccess',
    'DefaultSearch',
    ...Array<string>(2).fill('FailedDependency'),
    'SlotSelected',
    ...Array<string>(6).fill('UserSubmit'),
  ]);
});

test('RES-16 RES-17 an account refused as "fraud" or "deactivated" is told so before there is anything to reserve', async () => {
  await openMerchant({ visitor: member });
  for (const [code, words] of [
    ['fraud', 'This reservation can’t be made with your account.'],
    ['deactivated', 'Your account with the booking provider has been deactivated.'],
  ] as const) {
    server.use(reservationHandlers.hold(problem(403, { code })));
    const dialog = await pick();
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
  }
});

test('RES-15 UIX-15.a a known overlap is reported before anything is sent', async () => {
  server.use(
    reservationHandlers.list([
      buildReservationBody({ merchantName: 'Ember Hall', startsAt: '2026-06-22T21:30:00.000Z' }),
    ]),
  );
  await openMerchant({ visitor: member });
  const dialog = await pick();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'You already have a reservation within two hours of this time: Ember Hall, Monday, June 22, 2026 at 5:30 PM.',
  );
  expect(dialog.getByText('Ember Hall')).toHaveAttribute('translate', 'no');
  expect(dialog.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
  await userEvent.click(await section().findByRole('button', { name: '7:30 PM' }));
  const later = within(await screen.findByRole('dialog'));
  expect(await later.findByText(/We’re holding this table/)).toBeVisible();
  expect(later.queryByRole('alert')).not.toBeInTheDocument();
});

test('RES-09 TRK-10.c TRK-10.e for a table that was just taken the nearest free one is offered', async () => {
  server.use(
    reservationHandlers.hold(({ body }) => {
      const { startsAt } = body as { startsAt: string };
      if (startsAt === SEVEN) return problem(400, { code: 'slotTaken' });
      return buildHoldBody({ startsAt, expiresAt });
    }),
  );
  const site = await openMerchant({ visitor: member });
  const dialog = await pick();
  expect(await dialog.findByRole('alert')).toHaveTextContent('That table was just booked.');
  await userEvent.click(await dialog.findByRole('button', { name: 'Reserve 6:30 PM instead' }));
  const other = within(await screen.findByRole('dialog'));
  expect(await other.findByText(/We’re holding this table/)).toBeVisible();
  expect(other.getByText('Monday, June 22, 2026 at 6:30 PM')).toBeVisible();
  expect(await eventsOf(site)).toEqual(['BookingFailure', 'DefaultSearch', 'SlotSelected', 'SlotSelected']);
});

test('SES-27.a RES-08 the hold counts down by the server’s clock, by a year off the device’s', async () => {
  const headers = { 'Cache-Control': 'no-store', Date: new Date('2027-06-15T12:00:00Z').toUTCString() };
  server.use(
    memberHandlers.member(Response.json(buildMemberBody(), { headers })),
    reservationHandlers.hold(buildHoldBody({ expiresAt: '2027-06-15T12:05:00.000Z' })),
  );
  await openMerchant({ hasSession: true });
  await waitFor(() => expect(section().getByLabelText('Date')).toHaveAttribute('max', '2028-06-15'));
  const dialog = await pick();
  expect(await dialog.findByText(/We’re holding this table for you: 4:59 left/)).toBeVisible();
});

test('RES-09 RES-22.a an expired hold can be renewed, and its table is released with its dialog', async () => {
  server.use(reservationHandlers.hold(buildHoldBody({ expiresAt: '2026-06-15T12:00:00.000Z' })));
  await openMerchant({ visitor: member });
  const dialog = await pick();
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t hold the table any longer.');
  server.use(reservationHandlers.hold(buildHoldBody({ id: 'abandoned', expiresAt })));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/We’re holding this table/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/abandoned')).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('RES-22.a RES-22.b a table whose hold arrives after its dialog was closed is released, and a second slot is held after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    reservationHandlers.hold(async ({ body }) => {
      const { startsAt } = body as { startsAt: string };
      if (startsAt === SEVEN) await promise;
      return buildHoldBody({ id: startsAt === SEVEN ? 'late' : 'second', startsAt, expiresAt });
    }),
  );
  await openMerchant({ visitor: member });
  const first = await pick();
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  await userEvent.click(section().getByRole('button', { name: '7:30 PM' }));
  const second = within(await screen.findByRole('dialog'));
  expect((await second.findAllByText('Holding the table'))[0]).toBeVisible();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(1);
  resolve();
  expect(await second.findByText(/We’re holding this table/)).toBeVisible();
  await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/late')).toBe(1));
  expect(server.countOf('DELETE /api/Reservations/Holds/second')).toBe(0);
});

test('RES-09 RES-14 RES-22.a the dialog shows the bonus of the table that is held, whatever the search said; it is released when the page is left, by a link or for good, and held without a former failure when it is shown again', async () => {
  server.use(reservationHandlers.hold(buildHoldBody({ id: 'left', expiresAt, hasBonus: false })));
  const site = await openMerchant({ visitor: member });
  const dialog = await pick();
  await dialog.findByText(/We’re holding this table/);
  expect(dialog.getByText('This time doesn’t earn a bonus.')).toBeVisible();
  expect(dialog.queryByText(/after you dine/)).not.toBeInTheDocument();
  server.use(reservationHandlers.reserve(problem(500)));
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t complete your reservation.');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/left')).toBe(1));
  comeBack();
  await waitFor(() => expect(server.countOf('POST /api/Reservations/Holds')).toBe(2));
  expect(await dialog.findByText(/We’re holding this table/)).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  site.unmount();
  await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/left')).toBe(2));
});

test('RES-22.a RES-22.c a reservation that fails or succeeds after its dialog was closed is told there, and its table released if it failed', async () => {
  await openMerchant({ visitor: member });
  for (const [id, response, words] of [
    ['freed', problem(500), 'We couldn’t complete your reservation. Please try again.'],
    ['kept', buildReservationBody(), 'Your table is reserved'],
  ] as const) {
    server.use(reservationHandlers.hold(buildHoldBody({ id, expiresAt })));
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(reservationHandlers.reserve(() => promise.then(() => response)));
    const dialog = await reserve();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    resolve();
    expect(await screen.findByText(words)).toBeVisible();
  }
  await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/freed')).toBe(1));
  expect(server.countOf('DELETE /api/Reservations/Holds/kept')).toBe(0);
});

/** Responds at the time when the hold expires. */
function answerAsHoldExpires(status: number, code: string) {
  const response = problem(status, { code });
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('Date', new Date(expiresAt).toUTCString());
  server.use(reservationHandlers.reserve(response));
}

test('RES-09 what a retry cannot change is still reported once the hold has expired', async () => {
  answerAsHoldExpires(403, 'fraud');
  await openMerchant({ visitor: member });
  const dialog = await reserve();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This reservation can’t be made with your account.',
  );
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('RES-24.a RES-24.b a slot whose time has passed says so, even once its hold has expired, and another one is offered', async () => {
  answerAsHoldExpires(400, 'tooClose');
  await openMerchant({ visitor: member });
  const dialog = await reserve();
  expect(await dialog.findByRole('alert')).toHaveTextContent('That time has passed at the restaurant');
  expect(await dialog.findByRole('button', { name: /^Reserve .+ instead$/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument();
});

test('RES-19 TRK-10.d a slot that requires a card refers to the restaurant’s phone', async () => {
  server.use(
    reservationHandlers.availability(
      buildAvailabilityBody({ slots: [buildSlotBody({ requiresCard: true })] }),
    ),
  );
  const site = await openMerchant({ visitor: member });
  const dialog = await pick();
  expect(dialog.getByRole('heading', { name: 'A card is required' })).toBeVisible();
  expect(await dialog.findByText(/To reserve it, call/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Call 212-555-0147' })).toHaveAttribute('href', 'tel:+12125550147');
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  expect(await eventsOf(site)).toEqual(['CardRequired', 'DefaultSearch', 'SlotSelected']);
});
