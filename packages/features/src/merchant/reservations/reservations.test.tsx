import {
  buildAvailabilityBody,
  buildHoldBody,
  buildMemberBody,
  buildSlotBody,
  memberHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { dayOf } from '@tableside/core';
import { storeChoice, storeSelectedAction } from '@tableside/kits/reservations';
import { partnersByKind } from '@tableside/partner-config/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import {
  eventsOf,
  expiresAt,
  find,
  member,
  openMerchant,
  partner,
  pick,
  section,
  server,
  slot,
} from './reservations.fixture.tsx';

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

describe('searching for a table', () => {
  test('RES-01 RES-02 RES-03 RES-04 RES-05 RES-06 RES-21 CHR-49 starts with tonight at seven for two, and sends no request', async () => {
    await openMerchant({ visitor: member });
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

  test('SES-27.a RES-02 RES-04 offers the days of the server’s clock, by a year off the device’s', async () => {
    const headers = { 'Cache-Control': 'no-store', Date: new Date('2027-06-16T02:00:00Z').toUTCString() };
    server.use(memberHandlers.member(Response.json(buildMemberBody(), { headers })));
    await openMerchant({ hasSession: true });
    const date = section().getByLabelText('Date');
    // It is still June 15 at the restaurant, after seven.
    await waitFor(() => expect(date).toHaveValue('2027-06-16'));
    expect(date).toHaveAttribute('min', '2027-06-14');
    expect(date).toHaveAttribute('max', '2028-06-15');
  });

  test.each([
    [
      'the switch is off',
      { ...partner, openTableReservationsEnabled: false, hasReservationBonus: false },
      ['OpenTable'],
    ],
    ['no provider takes them', partner, []],
  ])('CFG-19.a RES-01 there is no section while %s', async (_, settings, providers) => {
    await openMerchant({ partner: settings }, { reservationProviders: providers });
    expect(screen.queryByRole('region', { name: 'Reserve a table' })).not.toBeInTheDocument();
  });

  test('CFG-09.a CFG-19.a RES-01 RES-06 with both switches on there is a section, with the partner’s bonus, in its currency', async () => {
    await openMerchant({ partner: partnersByKind.sso, visitor: member });
    expect(section().getByText('Reserve here and dine to earn 175 stars.')).toBeVisible();
    expect(await (await pick()).findByText('Earns 175 stars after you dine.')).toBeVisible();
  });

  test('CFG-09.b RES-06 no bonus is mentioned if the program has none', async () => {
    await openMerchant({ partner: { ...partner, hasReservationBonus: false } });
    server.use(
      reservationHandlers.availability(
        buildAvailabilityBody({ slots: [buildSlotBody({ hasBonus: false })] }),
      ),
    );
    const dialog = await pick();
    expect(await dialog.findByText('2 people')).toBeVisible();
    expect(screen.queryByText(/bonus|to earn 50/i)).not.toBeInTheDocument();
  });

  test('RES-01 RES-05 RES-21 searches for what was chosen, and shows the restaurant’s local times', async () => {
    await openMerchant();
    fireEvent.change(section().getByLabelText('Date'), { target: { value: '2026-06-22' } });
    await userEvent.selectOptions(section().getByLabelText('Time'), '6:30 PM');
    await userEvent.click(section().getByRole('button', { name: '4 people' }));
    await find();
    const tables = within(
      await section().findByRole('list', {
        name: 'Tables on Monday, June 22, 2026, restaurant’s local time',
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

  test('RES-04 RES-13.a days from the first to the last are searched, any other is rejected without a call', async () => {
    await openMerchant();
    const date = section().getByLabelText('Date');
    await waitFor(() => expect(date).toHaveValue('2026-06-15'));
    const searched = () =>
      server.callsOf('GET /api/Reservations/Availability').map(({ query }) => query.get('date'));
    const words = 'Choose a day from Sunday, June 14, 2026 to Tuesday, June 15, 2027.';
    for (const [value, isSearched, days] of [
      ['', false, []],
      ['2026-06-14', true, ['2026-06-14']],
      ['2026-06-13', false, ['2026-06-14']],
      ['2027-06-15', true, ['2026-06-14', '2027-06-15']],
      ['2027-06-16', false, ['2026-06-14', '2027-06-15']],
    ] as const) {
      fireEvent.change(date, { target: { value } });
      await find();
      if (isSearched) expect(date).not.toHaveAccessibleDescription();
      else expect(date).toHaveAccessibleDescription(words);
      await waitFor(() => expect(searched()).toEqual(days));
    }
  });

  test('RES-11 RES-12.a RES-12.b RES-13.a RES-13.b TRK-10.b each state without tables has its own message, and no slots', async () => {
    const site = await openMerchant();
    for (const [state, words] of [
      ['none', 'No tables are open around 7:00 PM that day.'],
      ['tooSmall', 'This restaurant takes reservations for 3 people or more.'],
      ['tooBig', 'This restaurant takes reservations for up to 8 people.'],
      ['tooFar', 'That day is too far ahead.'],
      ['tooClose', 'That time has passed at the restaurant'],
    ] as const) {
      const response = buildAvailabilityBody({ state, slots: [], partySizes: { smallest: 3 } });
      server.use(reservationHandlers.availability(response));
      await find();
      expect(await section().findByText(new RegExp(words))).toBeVisible();
      expect(section().queryByRole('list')).not.toBeInTheDocument();
    }
    expect(await eventsOf(site)).toEqual([
      'DefaultSearch',
      'DefaultSearchNoAvailability',
      ...Array<string>(4).fill('UserSearch'),
      ...Array<string>(4).fill('UserSearchNoAvailability'),
    ]);
    // Also without a slot in an answer that claims that there are some.
    server.use(reservationHandlers.availability(buildAvailabilityBody({ state: 'available', slots: [] })));
    await find();
    expect(await section().findByText(/No tables are open around 7:00 PM that day/)).toBeVisible();
  });

  test('RES-10 RES-11 TRK-10.a TRK-10.b the section shows that it is searching; a changed search is reported as the visitor’s own', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      reservationHandlers.availability(async () => {
        await promise;
        return buildAvailabilityBody({ state: 'none', slots: [] });
      }),
    );
    const site = await openMerchant();
    await userEvent.selectOptions(section().getByLabelText('Party size'), '3 people');
    await userEvent.selectOptions(section().getByLabelText('Time'), '6:30 PM');
    await find();
    expect(section().getByText('Looking for tables')).toBeInTheDocument();
    resolve();
    await section().findByText(/No tables are open around 6:30 PM that day/);
    expect(section().queryByText('Looking for tables')).not.toBeInTheDocument();
    expect(await eventsOf(site)).toEqual(['UserSearch', 'UserSearchNoAvailability']);
  });

  test('RES-20 RES-33.a TRK-10.a the first search at each restaurant is a default search, until the visitor has changed one', async () => {
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
    fireEvent.change(section().getByLabelText('Date'), { target: { value: '2026-06-22' } });
    await userEvent.selectOptions(section().getByLabelText('Time'), '6:30 PM');
    await userEvent.selectOptions(section().getByLabelText('Party size'), '3 people');
    third.unmount();
    expect(stored('dr.reservation')).toEqual({
      date: '2026-06-22',
      time: '18:30',
      partySize: 3,
      isChanged: true,
    });
    const fourth = await openMerchant({}, { id: '4' });
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(fourth, '4')).toEqual(['UserSearch']);
    expect(server.callsOf('GET /api/Reservations/Availability').at(-1)?.query.toString()).toBe(
      'merchantId=4&date=2026-06-22&time=18%3A30&partySize=3',
    );
  });

  test('TRK-10.a signing in for a table that a default search found does not make the next search the visitor’s own', async () => {
    const before = await openMerchant();
    await (await pick()).findByRole('link', { name: 'Sign in' });
    before.unmount();
    const next = await openMerchant({ visitor: member }, { id: '2' });
    await find();
    await section().findByRole('button', { name: '7:00 PM' });
    expect(await eventsOf(next, '2')).toEqual(['DefaultSearch']);
  });

  test('RES-14 a slot without the bonus is marked', async () => {
    const slots = [
      slot,
      buildSlotBody({ startsAt: '2026-06-22T23:30:00.000Z', hasBonus: false }),
      buildSlotBody({ startsAt: '2026-06-22T23:45:00.000Z', hasBonus: false, requiresCard: true }),
    ];
    server.use(
      reservationHandlers.availability(buildAvailabilityBody({ slots })),
      reservationHandlers.hold(buildHoldBody({ ...slots[1], expiresAt })),
    );
    await openMerchant({ visitor: member });
    const dialog = await pick('7:30 PM');
    expect(await dialog.findByText('This time doesn’t earn a bonus.')).toBeVisible();
    const [seven, later, withCard] = section().getAllByRole('button', { name: /^7:/, hidden: true });
    expect(seven).not.toHaveAccessibleDescription();
    expect(later).toHaveAccessibleDescription('No bonus');
    expect(withCard).toHaveAccessibleDescription('No bonus · Card required');
  });

  test('TRK-10.e a search failed by the booking provider is reported as a failed dependency, by the platform as a search only, and can be retried', async () => {
    const site = await openMerchant();
    for (const [status, events] of [
      [424, ['DefaultSearch', 'FailedDependency']],
      [500, ['DefaultSearch', 'FailedDependency', 'UserSearch', 'UserSearch']],
    ] as const) {
      server.use(reservationHandlers.availability(problem(status, { code: 'bookingUnavailable' })));
      await find();
      expect(await section().findByRole('alert')).toHaveTextContent('We couldn’t look for tables right now.');
      expect(await eventsOf(site)).toEqual(events);
      server.use(reservationHandlers.availability());
      await find();
      expect(await section().findByRole('button', { name: '7:00 PM' })).toBeVisible();
      expect(section().queryByRole('alert')).not.toBeInTheDocument();
    }
  });
});

describe('signing in while reserving', () => {
  /** Sets up what a visitor's choice of 7:30 PM stores, as RES-07.a shows. */
  const storePick = () => {
    const search = { date: dayOf('2026-06-15'), time: '19:00', partySize: 2 };
    storeChoice({ ...search, startsAt: '2026-06-22T23:30:00.000Z' });
    storeSelectedAction({ merchantId: '1', action: 'reserve' });
  };

  test('RES-07.a RES-07.b RES-20 MER-30.a MER-30.b TRK-10.c TRK-10.d the dialog links to sign-in, and the same slot reopens afterwards, once', async () => {
    const site = await openMerchant();
    fireEvent.change(section().getByLabelText('Date'), { target: { value: '2026-06-22' } });
    await userEvent.selectOptions(section().getByLabelText('Time'), '6:30 PM');
    await userEvent.selectOptions(section().getByLabelText('Party size'), '18 people');
    const dialog = await pick('7:30 PM');
    expect(await dialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await dialog.findByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
    expect(await eventsOf(site)).toEqual(['LoginPrompt', 'SlotSelected', 'UserSearch']);
    expect(stored('dr.reservation')).toEqual({
      date: '2026-06-22',
      time: '18:30',
      partySize: 18,
      isChanged: true,
      startsAt: '2026-06-22T23:30:00.000Z',
    });
    expect(stored('dr.selectedMerchantAction')).toEqual({ merchantId: '1', action: 'reserve' });
    site.unmount();

    const back = await openMerchant({ visitor: member });
    const reopened = within(await screen.findByRole('dialog'));
    expect(await reopened.findByText(/We’re holding this table/)).toBeVisible();
    expect(reopened.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
    expect(reopened.getByText('18 people')).toBeVisible();
    expect(await eventsOf(back)).toEqual(['LoginPrompt', 'SlotSelected', 'UserSearch']);
    back.unmount();

    await openMerchant({ visitor: member });
    await waitFor(() => expect(section().getByLabelText('Party size')).toHaveValue('18'));
    expect(section().getByLabelText('Date')).toHaveValue('2026-06-22');
    expect(section().getByLabelText('Time')).toHaveValue('18:30');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('RES-07.a who is only known signs in too, where the partner’s members do', async () => {
    await openMerchant({
      partner: partnersByKind.sso,
      visitor: { kind: 'known', publicId: 'p-1', tier: 2 },
    });
    const dialog = await pick();
    expect(await dialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/SignIn');
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  });

  test('RES-07.b a slot taken meanwhile does not open; the free ones are shown', async () => {
    storePick();
    server.use(reservationHandlers.availability(buildAvailabilityBody({ slots: [slot] })));
    await openMerchant({ visitor: member });
    expect(await section().findByText(/no longer open/)).toBeVisible();
    expect(section().getByRole('button', { name: '7:00 PM' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('RES-10 RES-22.b MER-30.b a slot that was to reopen does not, once the visitor has chosen otherwise', async () => {
    storePick();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      reservationHandlers.availability(async () => {
        await promise;
        return buildAvailabilityBody();
      }),
    );
    await openMerchant({ visitor: member });
    await waitFor(() => expect(server.countOf('GET /api/Reservations/Availability')).toBe(1));
    expect(section().getByText('Looking for tables')).toBeInTheDocument();
    await userEvent.selectOptions(section().getByLabelText('Party size'), '6 people');
    resolve();
    await waitFor(() => expect(section().queryByText('Looking for tables')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
    expect(section().getByLabelText('Party size')).toHaveValue('6');
  });

  test('RES-07.b MER-30.a closing the dialog cancels the choice to reserve', async () => {
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
