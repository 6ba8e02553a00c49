import {
  buildAvailabilityBody,
  buildReservationBody,
  buildSlotBody,
  reservationHandlers,
  type buildMerchantDetailBody,
} from '@tableside/api-client/testing';
import { anonymous } from '@tableside/core';
import { memberOfTier } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import {
  find,
  member,
  openMerchant,
  partner,
  pick,
  reserve,
  section,
  server,
} from './reservations.fixture.tsx';

type Rates = ReturnType<typeof buildMerchantDetailBody>['benefitAvailability']['rates'];
const mixed: Rates = [
  { tier: 0, rate: 1, days: ['Mon'] },
  { tier: 2, rate: 5, days: ['Mon', 'Thu'] },
  { tier: 3, rate: 7, days: ['Mon', 'Thu', 'Fri'] },
];
const choose = (date: string) =>
  fireEvent.change(section().getByLabelText('Date'), { target: { value: date } });
const earning = /your bill earns/i;

test('RES-29.a RES-30.a the day that is chosen says what it earns for this member; one that earns nothing names the next that can be chosen and does', async () => {
  await openMerchant({ visitor: member }, { rates: mixed });
  const date = section().getByLabelText('Date');
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('On Monday, your bill earns 5 points/$1 here.'),
  );
  for (const [day, words] of [
    ['2026-06-25', 'On Thursday, your bill earns 5 points/$1 here.'],
    ['2026-06-26', 'On Friday, your bill earns nothing here; Monday, June 29, 2026 earns 5 points/$1.'],
    ['2026-06-23', 'On Tuesday, your bill earns nothing here; Thursday, June 25, 2026 earns 5 points/$1.'],
    // The last day that can be chosen.
    ['2027-06-15', 'On Tuesday, your bill earns nothing here.'],
  ] as const) {
    choose(day);
    expect(date).toHaveAccessibleDescription(words);
    expect(section().getAllByText(earning)).toHaveLength(1);
    expect(section().getByText(words)).toBeVisible();
  }
  for (const outside of ['2027-06-16', '2026-06-13', '']) {
    choose(outside);
    expect(section().queryByText(earning)).not.toBeInTheDocument();
  }
});

test('RES-29.a CFG-03.c each tier has its own days, in the currency of its program', async () => {
  const settings = { ...partner, currencyType: 'Mile' } as const;
  await openMerchant({ visitor: memberOfTier(3), partner: settings }, { rates: mixed });
  choose('2026-06-26');
  expect(await section().findByText('On Friday, your bill earns 7 miles/$1 here.')).toBeVisible();
});

test('RES-29.a CFG-03.c in money a day earns a share', async () => {
  const settings = { ...partner, currencyType: 'Dollar' } as const;
  await openMerchant({ visitor: member, partner: settings }, { rates: mixed });
  expect(await section().findByText('On Monday, your bill earns 5% back here.')).toBeVisible();
});

test('RES-29.b the times say what their day earns', async () => {
  await openMerchant({ visitor: member }, { rates: mixed });
  for (const [day, heading, words] of [
    [
      '2026-06-22',
      'Tables on Monday, June 22, 2026, restaurant’s local time',
      'At these times your bill earns 5 points/$1.',
    ],
    [
      '2026-06-23',
      'Tables on Tuesday, June 23, 2026, restaurant’s local time',
      'At these times your bill earns nothing.',
    ],
  ] as const) {
    const slots = [buildSlotBody({ startsAt: `${day}T23:00:00.000Z` })];
    server.use(reservationHandlers.availability(buildAvailabilityBody({ slots })));
    choose(day);
    await find();
    const title = await section().findByText(heading);
    expect(title.nextElementSibling).toHaveTextContent(words);
    expect(title.parentElement).toHaveRole('status');
  }
});

test('RES-08 RES-29.c RES-29.d the dialog and the confirmation say what the table’s day earns', async () => {
  // The fixture's tables are on a Monday.
  await openMerchant({ visitor: member }, { rates: mixed.map((one) => ({ ...one, days: ['Thu'] })) });
  const nothing = 'On Monday, your bill earns nothing here; Thursday, June 25, 2026 earns 5 points/$1.';
  const dialog = await reserve();
  expect(await dialog.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(dialog.getByText(nothing)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  // It is already Tuesday in UTC then.
  const slots = [buildSlotBody({ startsAt: '2026-06-23T00:30:00.000Z' })];
  server.use(
    reservationHandlers.availability(buildAvailabilityBody({ slots })),
    reservationHandlers.reserve(buildReservationBody({ startsAt: '2026-06-23T00:30:00.000Z' })),
  );
  const another = await pick('8:30 PM');
  expect(await another.findByText(nothing)).toBeVisible();
  expect(another.getByText('Earns 50 points after you dine.')).toBeVisible();
  const title = 'Tables on Monday, June 22, 2026, restaurant’s local time';
  expect(section().getByRole('list', { name: title, hidden: true })).toBeInTheDocument();
  await userEvent.click(await another.findByRole('button', { name: 'Reserve' }));
  expect(await another.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(another.getByText('Monday, June 22, 2026 at 8:30 PM')).toBeVisible();
});

test.each([
  ['nobody is signed in', { visitor: anonymous }, mixed],
  ['a member has not activated', { visitor: memberOfTier(1) }, mixed],
  ['a tier earns nothing at all', { visitor: memberOfTier(2) }, mixed.slice(2)],
] as const)('RES-30.b MER-11 nothing is said of the day while %s', async (_, who, rates) => {
  await openMerchant(who, { rates: [...rates] });
  await waitFor(() => expect(section().getByLabelText('Date')).toHaveValue('2026-06-15'));
  const dialog = await pick();
  expect(await dialog.findByText('Monday, June 22, 2026 at 7:00 PM')).toBeVisible();
  expect(screen.queryByText(earning)).not.toBeInTheDocument();
});

test('MER-45 the estimate of the page follows the day that is chosen', async () => {
  const settings = { ...partner, hasEarnEstimate: true };
  await openMerchant({ visitor: member, partner: settings }, { rates: mixed });
  expect(await screen.findByText(/^Estimate: a \$60 dinner on Monday earns about 300 points/)).toBeVisible();
  choose('2026-06-24');
  expect(await screen.findByText(/^Estimate: a \$60 dinner on Thursday earns/)).toBeVisible();
  // A day after the last one that can be reserved is not chosen.
  choose('2027-06-16');
  expect(await screen.findByText(/^Estimate: a \$60 dinner on Monday earns/)).toBeVisible();
});
