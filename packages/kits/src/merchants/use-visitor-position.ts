import { FALLBACK_COORDINATES, type Coordinates } from '@tableside/core';
import { defaultUserLocationQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kits/session';
import { useTimeout } from '@tableside/ui/use-timeout';
import { useQuery } from '@tanstack/react-query';

import { browserPositionQuery, type BrowserPosition } from './browser-position.query.ts';
import type { PositionOptions } from './position-options.ts';

export interface VisitorPosition {
  /** `pending` until the visitor, or the browser for them, has decided. */
  readonly status: 'pending' | BrowserPosition['status'];
  /**
   * Where to search, to two decimals: the browser's position, else the one that the server believes in, else a fixed
   * one in New York City. Undefined until one of them is known.
   */
  readonly coordinates: Coordinates | undefined;
  /** Whether `coordinates` are the visitor's own, and not a guess (SEA-20). */
  readonly isOwn: boolean;
  /** Asks the browser again, e.g. after a press on "Current Location". Answers what it said. */
  readonly askAgain: () => Promise<BrowserPosition>;
}

export interface VisitorPositionSettings {
  /** False while the position is not needed: geolocation is not requested (default true). */
  readonly isNeeded?: boolean;
  /**
   * Milliseconds after which a guess will do while the visitor has not answered the browser's question; without it
   * `coordinates` wait for the decision.
   */
  readonly patienceMs?: number;
}

/**
 * Where the visitor is (SEA-23 to SEA-27, MER-36). Ask with `searchPositionOptions` or `carouselPositionOptions`;
 * everyone who asks with the same options shares one reading.
 */
export function useVisitorPosition(
  options: PositionOptions,
  settings: VisitorPositionSettings = {},
): VisitorPosition {
  const { isNeeded = true, patienceMs } = settings;
  const client = useApi();
  const browser = useQuery({ ...browserPositionQuery(options), enabled: isNeeded });
  const isOverdue = useTimeout(isNeeded && browser.data === undefined, patienceMs);
  const isOwn = browser.data?.status === 'granted';
  const isGuessNeeded = isNeeded && !isOwn && (browser.data !== undefined || isOverdue);
  const server = useQuery({ ...defaultUserLocationQuery(client), enabled: isGuessNeeded });

  const guess = server.data ?? (server.isError || server.isPaused ? FALLBACK_COORDINATES : undefined);
  const own = browser.data?.status === 'granted' ? browser.data.coordinates : undefined;
  return {
    status: browser.data?.status ?? 'pending',
    coordinates: own ?? (isGuessNeeded ? guess : undefined),
    isOwn,
    askAgain: async () => (await browser.refetch()).data ?? { status: 'unavailable' },
  };
}
