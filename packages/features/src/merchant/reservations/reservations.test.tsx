import {
  buildAvailabilityBody,
  buildHoldBody,
  buildReservationBody,
  buildSlotBody,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { eventsOf, member, openMerchant, partner, server } from './reservations.fixture.tsx';

const expiresAt = '2026-06-15T12:05:00.000Z';
const SEVEN = '2026-06-22T23:00:00.000Z';
const slot = buildSlotBody();

const section = () => within(screen.getByRole('region', { name: 'Reserve a table' }));
const find = () => userEvent.click(section().getByRole('button', { name: 'Find a table' }));
async function pick(time = '7:00 PM') {
  await find();
  await userEvent.click(await section().findByRole('button', { name: time }));
  return within(await screen.findByRole('dialog'));
}
async function reserve() {
  const dialog = await pick();
  await dialog.findByText(/We are holding this table/);
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
  return dialog;
}
describe('searching for a table', () => {
  test('RES-01 RES-02 RES-03 RES-04 RES-05 RES-06 starts with tonight at seven for two, and sends no request', async () => {
    await openMerchant();
    const date = section().getByLabelText('Date');
    await waitFor(() => expect(date).toHaveValue('2026-06-15'));
    expect(date).toHaveAttribute('min', '2026-06-14');
    expect(date).toHaveAttribute('max', '2027-06-15');
    expect(section().getByLabelText('Time')).toHaveValue('19:00');
    expect(section().getByLabelText('Time')).toHaveDisplayValue('7:00 PM');
    expect(section().getByLabelText('Party size')).toHaveValue('2');
    expect(section().getByLabelText('Party size').children).toHaveLength(18);
    const quick = within(section().getByRole('group', { name: 'Common party sizes' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...'123456']);
    expect(quick.getByRole('button', { pressed: true })).toHaveTextContent('2');
    expect(section().getByText('Reserve here and dine to earn 50 points.')).toBeVisible();
    expect(server.lines().filter((line) => line.includes('Reservations'))).toEqual([]);
  });

  test.each([
    [
      'the switch is off',
      { ...partner, openTableReservationsEnabled: false, hasReservationBonus: false },
      ['OpenTable'],
    ],
    ['no provider takes them', partner, []],
  ])('CFG-19 RES-01 there is no section while %s', async (_, settings, providers) => {
    await openMerchant({ partner: settings }, { reservationProviders: providers });
    expect(screen.queryByRole('region', { name: 'Reserve a table' })).not.toBeInTheDocument();
  });

  test('CFG-09 RES-06 no bonus is mentioned if the program has none', async () => {
    await openMerchant({ partner: { ...partner, hasReservationBonus: false } });
    server.use(
      reservationHandlers.availability(
        buildAvailabilityBody({ slots: [buildSlotBody({ hasBonus: false })] }),
      ),
    );
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(screen.queryByText(/to earn 50/)).not.toBeInTheDocument();
    expect(section().queryByText('No bonus')).not.toBeInTheDocument();
  });

  test('RES-01 RES-05 RES-21 searches for what was chosen, and shows the restaurant’s local times', async () => {
    await openMerchant();
    fireEvent.change(section().getByLabelText('Date'), { target: { value: '2026-06-22' } });
    await userEvent.selectOptions(section().getByLabelText('Time'), '6:30 PM');
    await userEvent.click(section().getByRole('button', { name: '4 people' }));
    await find();
    const tables = within(
      await section().findByRole('list', {
        name: 'Tables on Monday, June 22, 2026, local time of the restaurant',
      }),
    );
    expect(tables.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '6:00 PM',
      '6:30 PM',
      '7:00 PM',
      '7:30 PM',
    ]);
    expect(server.lines().filter((line) => line.includes('Reservations'))).toEqual([
      'GET /api/Reservations/Availability?merchantId=1&date=2026-06-22&time=18%3A30&partySize=4',
    ]);
    await userEvent.click(section().getByRole('button', { name: '3 people' }));
    expect(section().queryByRole('list')).not.toBeInTheDocument();
  });

  test.each(['', '2026-06-13', '2027-06-16'])(
    'RES-04 the day "%s" is rejected without a call',
    async (value) => {
      await openMerchant();
      const date = section().getByLabelText('Date');
      await waitFor(() => expect(date).toHaveValue('2026-06-15'));
      fireEvent.change(date, { target: { value } });
      await find();
      expect(date).toHaveAccessibleDescription(
        'Choose a day from Sunday, June 14, 2026 to Tuesday, June 15, 2027.',
      );
      expect(server.countOf('GET /api/Reservations/Availability')).toBe(0);
    },
  );

  test.each([
    ['RES-11', 'none', 'No table is free around 7:00 PM on that day.'],
    ['RES-12', 'tooSmall', 'This restaurant takes reservations for 3 people or more.'],
    ['RES-12', 'tooBig', 'This restaurant takes reservations for up to 8 people.'],
    ['RES-13', 'tooFar', 'That day is too far ahead.'],
    ['RES-13', 'tooClose', 'That time has passed at the restaurant'],
  ] as const)('%s the state "%s" has its own message, and no slots', async (_, state, words) => {
    server.use(
      reservationHandlers.availability(
        buildAvailabilityBody({ state, slots: [], partySizes: { smallest: 3 } }),
      ),
    );
    const site = await openMerchant();
    await find();
    expect(await section().findByText(new RegExp(words))).toBeVisible();
    expect(section().queryByRole('list')).not.toBeInTheDocument();
    expect(await eventsOf(site)).toEqual(['DefaultSearch', 'DefaultSearchNoAvailability']);
  });

  test('RES-10 TRK-10 the section shows that it is searching; a changed search is reported as the visitor’s own', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      reservationHandlers.availability(async () => {
        await promise;
        return buildAvailabilityBody({ state: 'none', slots: [] });
      }),
    );
    const site = await openMerchant();
    await userEvent.selectOptions(section().getByLabelText('Party size'), '3 people');
    await find();
    expect(section().getByText('Looking for tables')).toBeInTheDocument();
    resolve();
    await section().findByText(/No table is free/);
    expect(section().queryByText('Looking for tables')).not.toBeInTheDocument();
    expect(await eventsOf(site)).toEqual(['UserSearch', 'UserSearchNoAvailability']);
  });

  test('TRK-10 the first search at each restaurant is a default search, until the visitor has changed one', async () => {
    const first = await openMerchant();
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(first)).toEqual(['DefaultSearch']);
    await find();
    await waitFor(() => expect(server.countOf('GET /api/Reservations/Availability')).toBe(2));
    expect(await eventsOf(first)).toEqual(['DefaultSearch', 'UserSearch']);
    first.unmount();

    const second = await openMerchant({}, { id: '2' });
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(second, '2')).toEqual(['DefaultSearch']);
    second.unmount();

    const third = await openMerchant({}, { id: '3' });
    await userEvent.selectOptions(section().getByLabelText('Party size'), '3 people');
    third.unmount();
    const fourth = await openMerchant({}, { id: '4' });
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(fourth, '4')).toEqual(['UserSearch']);
  });

  test('TRK-10 signing in for a table that a default search found does not make the next search the visitor’s own', async () => {
    const before = await openMerchant();
    await (await pick()).findByRole('link', { name: 'Sign in' });
    before.unmount();
    const next = await openMerchant({ visitor: member }, { id: '2' });
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(next, '2')).toEqual(['DefaultSearch']);
  });

  test('RES-14 a slot without the bonus is marked', async () => {
    const slots = [slot, buildSlotBody({ startsAt: '2026-06-22T23:30:00.000Z', hasBonus: false })];
    server.use(reservationHandlers.availability(buildAvailabilityBody({ slots })));
    await openMerchant({ visitor: member });
    const dialog = await pick('7:30 PM');
    expect(await dialog.findByText('No bonus is earned at this time.')).toBeVisible();
    const [seven, later] = section().getAllByRole('button', { name: /^7:/, hidden: true });
    expect(seven).not.toHaveAccessibleDescription();
    expect(later).toHaveAccessibleDescription('No bonus');
  });

  test.each([
    [
      'by the booking provider is reported as a failed dependency',
      424,
      ['DefaultSearch', 'FailedDependency'],
    ],
    ['by the platform is reported as a search only', 500, ['DefaultSearch']],
  ])('TRK-10 a search failed %s, and can be retried', async (_, status, events) => {
    server.use(reservationHandlers.availability(problem(status, { code: 'bookingUnavailable' })));
    const site = await openMerchant();
    await find();
    expect(await section().findByRole('alert')).toHaveTextContent('We could not look for tables just now.');
    expect(await eventsOf(site)).toEqual(events);
    server.use(reservationHandlers.availability());
    await find();
    expect(await section().findByRole('button', { name: '7:00 PM' })).toBeVisible();
    expect(section().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('booking', () => {
  test('RES-08 TRK-10 holds the table, reserves it and shows day, time and party, with a calendar file', async () => {
    const site = await openMerchant({ visitor: member });
    const dialog = await pick();
    expect(dialog.getByRole('heading', { name: 'Your table at Juniper & Rye' })).toBeVisible();
    expect(await dialog.findByText(/We are holding this table for you: [45]:\d\d left/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
    expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
    expect(dialog.getByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
    expect(dialog.getByText('2 people')).toBeVisible();
    const file = dialog.getByRole('link', { name: 'Add to calendar' });
    expect(file).toHaveAttribute('download', 'reservation.ics');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('DTSTART:20260622T230000Z');
    expect(
      server.callsOf('POST /api/Reservations/Holds').map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([{ merchantId: '1', startsAt: SEVEN, partySize: 2 }]);
    expect(server.callsOf('POST /api/Reservations').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { holdId: 'hold-1' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(section().queryByRole('list')).not.toBeInTheDocument();
    expect(server.countOf('DELETE /api/Reservations/Holds/hold-1')).toBe(0);
    expect(await eventsOf(site)).toEqual(['BookingSuccess', 'DefaultSearch', 'SlotSelected', 'UserSubmit']);
  });

  test.each([
    [
      'RES-15',
      400,
      'overlap',
      'You already have a reservation within two hours of this time.',
      'BookingFailure',
    ],
    ['RES-16', 403, 'fraud', 'This reservation cannot be made with your account.', 'BookingFailure'],
    [
      'RES-17',
      403,
      'deactivated',
      'Your account with the booking provider has been deactivated.',
      'BookingFailure',
    ],
    ['RES-18', 500, 'failed', 'We could not complete your reservation. Please try again.', 'BookingFailure'],
    ['RES-19', 400, 'cardRequired', 'This table can be reserved with a payment card only.', 'CardRequired'],
    ['RES-18', 424, 'bookingUnavailable', 'booking service did not answer', 'FailedDependency'],
  ] as const)('RES-09 TRK-10 %s %i "%s" is reported in the dialog', async (_, status, code, words, event) => {
    server.use(reservationHandlers.reserve(problem(status, { code })));
    const site = await openMerchant({ visitor: member });
    const dialog = await reserve();
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.getByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
    expect(await eventsOf(site)).toEqual(['DefaultSearch', 'SlotSelected', 'UserSubmit', event].toSorted());
  });

  test('RES-18 after a failure the same table can be reserved with a retry', async () => {
    server.use(reservationHandlers.reserve(problem(500)));
    await openMerchant({ visitor: member });
    const dialog = await reserve();
    await dialog.findByRole('alert');
    server.use(reservationHandlers.reserve());
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
    expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(1);
  });

  test('RES-15 a known overlap is reported before anything is sent', async () => {
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
    expect(dialog.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    await userEvent.click(await section().findByRole('button', { name: '7:30 PM' }));
    const later = within(await screen.findByRole('dialog'));
    expect(await later.findByText(/We are holding this table/)).toBeVisible();
    expect(later.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('RES-09 for a table that was just taken the nearest free one is offered', async () => {
    server.use(
      reservationHandlers.hold(({ body }) => {
        const { startsAt } = body as { startsAt: string };
        if (startsAt === SEVEN) return problem(400, { code: 'slotTaken' });
        return buildHoldBody({ startsAt, expiresAt });
      }),
    );
    await openMerchant({ visitor: member });
    const dialog = await pick();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has just taken this table.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Reserve 6:30 PM instead' }));
    const other = within(await screen.findByRole('dialog'));
    expect(await other.findByText(/We are holding this table/)).toBeVisible();
    expect(other.getByText('Monday, June 22, 2026 at 6:30 PM')).toBeVisible();
  });

  test('RES-09 an expired hold can be renewed', async () => {
    server.use(reservationHandlers.hold(buildHoldBody({ expiresAt: '2026-06-15T12:00:00.000Z' })));
    await openMerchant({ visitor: member });
    const dialog = await pick();
    expect(await dialog.findByRole('alert')).toHaveTextContent('We could not hold the table any longer.');
    server.use(reservationHandlers.hold());
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/We are holding this table/)).toBeVisible();
  });

  test('RES-09 an abandoned table is released', async () => {
    server.use(reservationHandlers.hold(buildHoldBody({ id: 'abandoned', expiresAt })));
    await openMerchant({ visitor: member });
    const dialog = await pick();
    await dialog.findByText(/We are holding this table/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/abandoned')).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('RES-22 a table whose hold arrives after its dialog was closed is released, and a second slot is held after it', async () => {
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
    expect(await second.findByText(/We are holding this table/)).toBeVisible();
    await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/late')).toBe(1));
    expect(server.countOf('DELETE /api/Reservations/Holds/second')).toBe(0);
  });

  test('RES-22 a held table is released when the page is left, by a link or for good', async () => {
    server.use(reservationHandlers.hold(buildHoldBody({ id: 'left', expiresAt })));
    const site = await openMerchant({ visitor: member });
    await (await pick()).findByText(/We are holding this table/);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/left')).toBe(1));
    // The browser brings the page back as it was.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(server.countOf('POST /api/Reservations/Holds')).toBe(2));
    site.unmount();
    await waitFor(() => expect(server.countOf('DELETE /api/Reservations/Holds/left')).toBe(2));
  });

  test('RES-22 a reservation that succeeds after the page was left is told there, and its table not released', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      reservationHandlers.hold(buildHoldBody({ id: 'kept', expiresAt })),
      reservationHandlers.reserve(async () => {
        await promise;
        return buildReservationBody();
      }),
    );
    await openMerchant({ visitor: member });
    const dialog = await pick();
    await dialog.findByText(/We are holding this table/);
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    resolve();
    expect(await screen.findByText('Your table is reserved')).toBeVisible();
    expect(server.countOf('DELETE /api/Reservations/Holds/kept')).toBe(0);
  });

  test('RES-23 TRK-10 Reserve sends once, however often it is pressed', async () => {
    const site = await openMerchant({ visitor: member });
    const dialog = await pick();
    await dialog.findByText(/We are holding this table/);
    const button = dialog.getByRole('button', { name: 'Reserve' });
    act(() => {
      button.click();
      button.click();
    });
    await dialog.findByRole('heading', { name: 'Your table is reserved' });
    expect(server.countOf('POST /api/Reservations')).toBe(1);
    expect(await eventsOf(site)).toEqual(['BookingSuccess', 'DefaultSearch', 'SlotSelected', 'UserSubmit']);
  });

  test('RES-24 a slot whose time has passed says so, and another one is offered', async () => {
    server.use(reservationHandlers.reserve(problem(400, { code: 'slotPast' })));
    await openMerchant({ visitor: member });
    const dialog = await reserve();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This time has passed at the restaurant');
    expect(await dialog.findByRole('button', { name: /^Reserve .+ instead$/ })).toBeVisible();
  });

  test('RES-19 TRK-10 a slot that requires a card refers to the restaurant’s phone', async () => {
    server.use(
      reservationHandlers.availability(
        buildAvailabilityBody({ slots: [buildSlotBody({ requiresCard: true })] }),
      ),
    );
    const site = await openMerchant({ visitor: member });
    const dialog = await pick();
    expect(dialog.getByRole('heading', { name: 'A card is required' })).toBeVisible();
    expect(await dialog.findByText(/Call Juniper & Rye to reserve it/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Call 212-555-0147' })).toHaveAttribute(
      'href',
      'tel:+12125550147',
    );
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
    expect(await eventsOf(site)).toEqual(['CardRequired', 'DefaultSearch', 'SlotSelected']);
  });
});

describe('signing in while reserving', () => {
  test('RES-07 RES-20 MER-30 TRK-10 the dialog links to sign-in, and the same slot reopens afterwards, once', async () => {
    const site = await openMerchant();
    await userEvent.selectOptions(section().getByLabelText('Party size'), '5 people');
    const dialog = await pick('7:30 PM');
    expect(await dialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(dialog.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
    expect(await eventsOf(site)).toEqual(['LoginPrompt', 'SlotSelected', 'UserSearch']);
    site.unmount();

    const back = await openMerchant({ visitor: member });
    const reopened = within(await screen.findByRole('dialog'));
    expect(await reopened.findByText(/We are holding this table/)).toBeVisible();
    expect(reopened.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
    expect(reopened.getByText('5 people')).toBeVisible();
    back.unmount();

    await openMerchant({ visitor: member });
    await waitFor(() => expect(section().getByLabelText('Party size')).toHaveValue('5'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('RES-07 a slot taken meanwhile does not open; the free ones are shown', async () => {
    const site = await openMerchant();
    await pick('7:30 PM');
    await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Sign in' });
    site.unmount();
    server.use(reservationHandlers.availability(buildAvailabilityBody({ slots: [slot] })));
    await openMerchant({ visitor: member });
    expect(await section().findByText(/not free any more/)).toBeVisible();
    expect(section().getByRole('button', { name: '7:00 PM' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('RES-22 MER-30 a slot that was to reopen does not, once the visitor has chosen otherwise', async () => {
    const site = await openMerchant();
    await (await pick('7:30 PM')).findByRole('link', { name: 'Sign in' });
    site.unmount();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      reservationHandlers.availability(async () => {
        await promise;
        return buildAvailabilityBody();
      }),
    );
    await openMerchant({ visitor: member });
    await waitFor(() => expect(server.countOf('GET /api/Reservations/Availability')).toBe(2));
    await userEvent.selectOptions(section().getByLabelText('Party size'), '6 people');
    resolve();
    await waitFor(() => expect(section().queryByText('Looking for tables')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
    expect(section().getByLabelText('Party size')).toHaveValue('6');
  });

  test('MER-30 closing the dialog cancels the choice to reserve', async () => {
    const site = await openMerchant();
    const dialog = await pick();
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(sessionStorage.getItem('dr.selectedMerchantAction')).toBeNull();
    site.unmount();
    await openMerchant({ visitor: member });
    await waitFor(() => expect(section().getByLabelText('Date')).toHaveValue('2026-06-15'));
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  });
});
