import { buildAvailabilityBody, buildSlotBody, reservationHandlers } from '@tableside/api-client/testing';
import { dayOf } from '@tableside/core';
import { storeChoice, storeSelectedAction } from '@tableside/kits/reservations';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { eventsOf, find, member, openMerchant, section, server, slot } from './reservations.fixture.tsx';

/** Sets up what choosing 7:30 PM in a list of restaurants stores, after a search at 7:00 PM for four. */
beforeEach(() => {
  const search = { date: dayOf('2026-06-22'), time: '19:00', partySize: 4 };
  storeChoice({ ...search, startsAt: '2026-06-22T23:30:00.000Z', isChanged: true });
  storeSelectedAction({ merchantId: '1', action: 'table' });
});

test('RES-31.a RES-33.a a time that was chosen in a list opens its dialog, once, with its date and party', async () => {
  const site = await openMerchant({ visitor: member });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/We’re holding this table/)).toBeVisible();
  expect(dialog.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
  expect(dialog.getByText('4 people')).toBeVisible();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(1);
  site.unmount();
  await openMerchant({ visitor: member });
  expect(section().getByLabelText('Date')).toHaveValue('2026-06-22');
  expect(section().getByLabelText('Time')).toHaveValue('19:00');
  expect(section().getByLabelText('Party size')).toHaveValue('4');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('RES-31.b visitors are asked to sign in, and come back to the same time', async () => {
  const site = await openMerchant();
  const signInDialog = within(await screen.findByRole('dialog'));
  expect(await signInDialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(await signInDialog.findByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  expect(await eventsOf(site)).toEqual(['LoginPrompt']);
  site.unmount();
  await openMerchant({ visitor: member });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/We’re holding this table/)).toBeVisible();
  expect(dialog.getByText('Monday, June 22, 2026 at 7:30 PM')).toBeVisible();
});

test('RES-32 a time that is not free any more opens no dialog; the free ones are shown', async () => {
  const later = buildSlotBody({ startsAt: '2026-06-23T00:00:00.000Z' });
  server.use(reservationHandlers.availability(buildAvailabilityBody({ slots: [slot, later] })));
  await openMerchant();
  expect(await section().findByText(/no longer open/)).toBeVisible();
  expect(section().getByRole('button', { name: '7:00 PM' })).toBeVisible();
  expect(section().getByRole('button', { name: '8:00 PM' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await find();
  expect(await section().findByText(/^Tables on Monday/)).toBeVisible();
  expect(section().queryByText(/no longer open/)).not.toBeInTheDocument();
});

test('RES-21 RES-31.a a time that was chosen at another restaurant opens nothing here, and is not searched for', async () => {
  await openMerchant({ visitor: member }, { id: '2' });
  expect(section().getByLabelText('Party size')).toHaveValue('4');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(section().getByRole('button', { name: '3 people' }));
  await find();
  expect(await section().findByRole('list')).toBeVisible();
  expect(server.lines().filter((line) => line.includes('Reservations'))).toEqual([
    'GET /api/Reservations/Availability?merchantId=2&date=2026-06-22&time=19%3A00&partySize=3',
  ]);
});

test('RES-33.b a day that has passed is replaced by the next possible one, and nothing is opened for it', async () => {
  const passed = { date: '2026-06-10', time: '18:30', partySize: 4, startsAt: '2026-06-10T23:30:00.000Z' };
  sessionStorage.setItem('dr.reservation', JSON.stringify(passed));
  await openMerchant({ visitor: member });
  expect(section().getByLabelText('Date')).toHaveValue('2026-06-15');
  expect(section().getByLabelText('Time')).toHaveValue('18:30');
  expect(section().getByLabelText('Party size')).toHaveValue('4');
  await find();
  expect(server.lines().filter((line) => line.includes('Availability'))).toEqual([
    'GET /api/Reservations/Availability?merchantId=1&date=2026-06-15&time=18%3A30&partySize=4',
  ]);
});
