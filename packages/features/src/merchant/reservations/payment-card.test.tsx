import {
  buildAvailabilityBody,
  buildHoldBody,
  buildReservationBody,
  buildSlotBody,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventsOf, expiresAt, member, openMerchant, server } from './reservations.fixture.tsx';

const taken = { paymentMethod: { id: 'pm_1' } };
const createPaymentMethod = vi.fn<() => Promise<object>>();
const mount = vi.fn<(place: HTMLElement) => void>();
const destroy = vi.fn();

const provider = Object.assign(
  () => ({ elements: () => ({ create: () => ({ mount, destroy }) }), createPaymentMethod }),
  { version: 'endive' },
);

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="stripe"]');
let key = 0;

beforeEach(() => {
  // The library is loaded once per key, so every test needs its own.
  vi.stubGlobal('__PAYMENT_KEY__', `pk_test_${(key += 1)}`);
  mount.mockImplementation((place) => place.append('The card’s fields'));
  createPaymentMethod.mockResolvedValue(taken);
  server.use(
    reservationHandlers.availability(
      buildAvailabilityBody({ slots: [buildSlotBody({ requiresCard: true })] }),
    ),
  );
});
afterEach(() => {
  vi.resetAllMocks();
  script()?.remove();
});

async function pick() {
  await userEvent.click(screen.getByRole('button', { name: 'Find a table' }));
  await userEvent.click(await screen.findByRole('button', { name: '7:00 PM' }));
  await waitFor(() => expect(script()).not.toBeNull());
  await screen.findByRole('dialog');
}
function load(outcome: 'load' | 'error') {
  if (outcome === 'load') vi.stubGlobal('Stripe', provider);
  script()?.dispatchEvent(new Event(outcome));
}
const bodies = (line: string) => server.callsOf(line).map(({ body }) => JSON.parse(body) as unknown);

test('CRD-31.a RES-19 RES-23 TRK-10.d CHR-49 for a slot that requires a card, the dialog collects it and reserves once with the provider’s token', async () => {
  const site = await openMerchant({ visitor: member });
  await pick();
  expect(await screen.findByText('Loading the card fields')).toBeInTheDocument();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
  load('load');
  const card = within(await screen.findByRole('group', { name: 'Payment card' }));
  expect(card.getByText('The card’s fields')).toBeVisible();
  await screen.findByText(/We’re holding this table/);
  const button = screen.getByRole('button', { name: 'Reserve' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(createPaymentMethod).toHaveBeenCalledTimes(1);
  expect(bodies('POST /api/Reservations')).toEqual([{ holdId: 'hold-1', cardToken: 'pm_1' }]);
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(await eventsOf(site)).toEqual([
    'BookingSuccess',
    'CardRequired',
    'DefaultSearch',
    'SlotSelected',
    'UserSubmit',
  ]);
});

test('RES-09 RES-18 RES-19 TRK-10.c TRK-10.e a card with a mistake, or refused, is reported, as is a lost connection, the table stays held, and a retry succeeds', async () => {
  const site = await openMerchant({ visitor: member });
  await pick();
  load('load');
  await screen.findByText(/We’re holding this table/);
  for (const [type, words] of [
    ['validation_error', 'Check the card’s number, expiration date and security code.'],
    ['card_error', 'This card wasn’t accepted. Check it, or try another one.'],
    ['api_connection_error', 'We couldn’t complete your reservation. Please try again.'],
  ] as const) {
    createPaymentMethod.mockResolvedValueOnce({ error: { type } });
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(server.countOf('POST /api/Reservations')).toBe(0);
    expect(screen.getByText('The card’s fields')).toBeVisible();
  }

  server.use(reservationHandlers.reserve(problem(500)));
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t complete'));
  server.use(reservationHandlers.reserve());
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(await screen.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(1);
  expect(await eventsOf(site)).toEqual([
    ...Array<string>(4).fill('BookingFailure'),
    'BookingSuccess',
    'CardRequired',
    'DefaultSearch',
    'SlotSelected',
    ...Array<string>(5).fill('UserSubmit'),
  ]);
});

test('RES-09 RES-19 once the hold has expired, and the table is held again, nothing is told of the card that was refused before, nor of a hold that expires while its table is being reserved', async () => {
  await openMerchant({ visitor: member });
  await pick();
  load('load');
  await screen.findByText(/We’re holding this table/);
  createPaymentMethod.mockResolvedValueOnce({ error: { type: 'card_error' } });
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This card wasn’t accepted.'));
  vi.setSystemTime(expiresAt);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 2_000 });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t hold the table any longer.');
  server.use(reservationHandlers.hold(buildHoldBody({ expiresAt: '2026-06-15T12:10:00.000Z' })));
  await userEvent.click(again);
  expect(await screen.findByText(/We’re holding this table/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(reservationHandlers.reserve(() => promise.then(() => buildReservationBody())));
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  vi.setSystemTime('2026-06-15T12:10:00.000Z');
  expect(await screen.findByText(/0:00 left/, {}, { timeout: 2_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  resolve();
  expect(await screen.findByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
});

test('RES-22.a RES-22.c a card that is refused or taken after its dialog was closed is told there', async () => {
  await openMerchant({ visitor: member });
  for (const [result, words, sent] of [
    [
      { error: { type: 'card_error' } },
      'This card wasn’t accepted. Check it, or try another one.',
      { reservations: 0, releases: 1 },
    ],
    [taken, 'Your table is reserved', { reservations: 1, releases: 1 }],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<object>();
    createPaymentMethod.mockReturnValueOnce(promise);
    await pick();
    load('load');
    await screen.findByText(/We’re holding this table/);
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    resolve(result);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(server.countOf('POST /api/Reservations')).toBe(sent.reservations);
      expect(server.countOf('DELETE /api/Reservations/Holds/hold-1')).toBe(sent.releases);
    });
  }
});

test('RES-19 CHR-41 if the library fails to load, the dialog refers to the restaurant’s phone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openMerchant({ visitor: member });
  await pick();
  load('error');
  expect(await screen.findByText(/To reserve it, call/)).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(server.countOf('POST /api/Reservations/Holds')).toBe(0);
});

test('RES-19 a reservation without a card is changed to a slot that requires one with the provider’s token', async () => {
  server.use(
    reservationHandlers.list([buildReservationBody({ id: 'r-1', startsAt: '2026-06-22T22:00:00.000Z' })]),
  );
  await openMerchant({ visitor: member }, { query: '?reservation=r-1' });
  await screen.findByRole('region', { name: 'Change your reservation' });
  await pick();
  load('load');
  await screen.findByRole('group', { name: 'Payment card' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change reservation' }));
  expect(await screen.findByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
  expect(bodies('PUT /api/Reservations/r-1')).toMatchObject([{ cardToken: 'pm_1' }]);
});

test('RES-19 a reservation that has its card is changed without collecting one', async () => {
  server.use(
    reservationHandlers.list([
      buildReservationBody({ id: 'r-1', requiresCard: true, startsAt: '2026-06-22T22:00:00.000Z' }),
    ]),
  );
  await openMerchant({ visitor: member }, { query: '?reservation=r-1' });
  await screen.findByRole('region', { name: 'Change your reservation' });
  await userEvent.click(screen.getByRole('button', { name: 'Find a table' }));
  await userEvent.click(await screen.findByRole('button', { name: '7:00 PM' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Change reservation' }));
  expect(await dialog.findByRole('heading', { name: 'Your reservation is changed' })).toBeVisible();
  expect(bodies('PUT /api/Reservations/r-1')).toEqual([
    {
      startsAt: '2026-06-22T23:00:00.000Z',
      partySize: 2,
      hasBonus: true,
      seen: { startsAt: '2026-06-22T22:00:00.000Z', partySize: 2 },
    },
  ]);
  expect(script()).toBeNull();
});
