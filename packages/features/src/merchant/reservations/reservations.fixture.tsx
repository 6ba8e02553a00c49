import '@testing-library/jest-dom/vitest';

import { buildMerchantDetailBody, buildSlotBody, merchantHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import {
  memberOfTier,
  preloadScreens,
  renderFeature,
  setupMsw,
  type FeatureOptions,
} from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { merchant } from '../feature.ts';

export const server = setupMsw();
preloadScreens(merchant);
export const partner = {
  openTableReservationsEnabled: true,
  hasReservationBonus: true,
  currencyType: 'Point',
} as const;
export const member = memberOfTier(2);

// 8 a.m. in New York, a week before the fixture's tables and five minutes before its hold expires.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

export async function openMerchant(
  { visitor, ...options }: FeatureOptions = {},
  {
    id = '1',
    reservationProviders = ['OpenTable'],
    query = '',
    hasForm = true,
    rates = buildMerchantDetailBody().benefitAvailability.rates,
  } = {},
) {
  const benefitAvailability = { rates };
  server.use(
    merchantHandlers.detail(buildMerchantDetailBody({ id, reservationProviders, benefitAvailability })),
  );
  const site = renderFeature(merchant, `/merchants/${id}${query}`, {
    content: emptyContent,
    partner,
    visitor,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  const isReservable = (options.partner ?? partner).openTableReservationsEnabled;
  if (isReservable && hasForm && reservationProviders.length > 0) await screen.findByLabelText('Party size');
  return site;
}
/**
 * Returns the names of a merchant's reservation events, sorted, because deliveries may arrive out of order.
 */
export async function eventsOf({ tracker }: Awaited<ReturnType<typeof openMerchant>>, id = '1') {
  tracker.flush();
  // The fake network reads request bodies slightly later.
  await waitFor(() =>
    expect(server.callsOf('POST /api/Impressions').every(({ body }) => body !== '')).toBe(true),
  );
  const events = server
    .callsOf('POST /api/Impressions')
    .flatMap(({ body }) => JSON.parse(body) as { eventName: string; merchantId?: string }[])
    .filter(({ eventName }) => eventName.startsWith('reservation'));
  expect(events.filter(({ merchantId }) => merchantId === undefined)).toEqual([]);
  const its = events.filter(({ merchantId }) => merchantId === id);
  return its.map(({ eventName }) => eventName.replace('reservation', '')).toSorted();
}

export const expiresAt = '2026-06-15T12:05:00.000Z';
export const SEVEN = '2026-06-22T23:00:00.000Z';
export const slot = buildSlotBody();

/** Restores the page from the browser's cache. */
export const comeBack = () =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

export const section = () => within(screen.getByRole('region', { name: 'Reserve a table' }));
export const find = () => userEvent.click(section().getByRole('button', { name: 'Find a table' }));
export async function pick(time = '7:00 PM') {
  await find();
  await userEvent.click(await section().findByRole('button', { name: time }));
  return within(await screen.findByRole('dialog'));
}
export async function reserve() {
  const dialog = await pick();
  await dialog.findByText(/We’re holding this table/);
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
  return dialog;
}
