import type { ImpressionEvent } from '@tableside/api-client';
import { buildMerchantBodies, buildSearchResponse, merchantHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import {
  applyStylesOf,
  preloadScreens,
  renderFeature,
  setupMsw,
  type FeatureOptions,
  type MadeCall,
} from '@tableside/kits/testing';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';

import { search } from './index.ts';

export const server = setupMsw();
preloadScreens(search);

export const callsOf = (path: string): readonly MadeCall[] =>
  server.calls.filter((call) => call.path === path);
export const searches = (): readonly URLSearchParams[] =>
  callsOf('/api/v2/Merchants/Search').map(({ query }) => query);
export const eventsSent = (): readonly ImpressionEvent[] =>
  callsOf('/api/Impressions').flatMap(({ body }) => (body ? (JSON.parse(body) as ImpressionEvent[]) : []));
export const lastSearch = (): Readonly<Record<string, string[]>> => {
  const query = searches().at(-1) ?? new URLSearchParams();
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));
};

type PositionOutcome =
  | 'undecided'
  | { readonly latitude: number; readonly longitude: number }
  | { readonly code: 1 | 2 | 3 };

export function browserPosition(outcome: PositionOutcome) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (outcome === 'undecided') return;
    if ('code' in outcome) failed?.({ code: outcome.code } as GeolocationPositionError);
    else found({ coords: outcome } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

/** Twelve restaurants are found, as by default, but the page has one card, for tests that look at none. */
export const showOneCard = () =>
  server.use(merchantHandlers.search({ ...buildSearchResponse(), merchants: buildMerchantBodies(1) }));

export const screenIsWide = (isWide: boolean) => vi.stubGlobal('innerWidth', isWide ? 861 : 860);

/**
 * 860 px is the widest screen that shows either the list or the map; 861 px is the narrowest that shows both.
 */
export const applyNarrowStyles = () => applyStylesOf(860);
export const applyWideStyles = () => applyStylesOf(861);

export function renderSearch(path: string, { partner, ...options }: FeatureOptions = {}) {
  const site = renderFeature(search, path, {
    content: emptyContent,
    partner: { acclaimedEnabled: true, openTableReservationsEnabled: true, ...partner },
    ...options,
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  return { ...site, user };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('dr.dineInPopover', 'true');
  screenIsWide(false);
  browserPosition('undecided');
});
