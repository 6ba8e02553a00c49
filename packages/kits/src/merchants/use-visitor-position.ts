import { FALLBACK_COORDINATES, type Coordinates } from '@tableside/core';
import { defaultUserLocationQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kits/session';
import { useTimeout } from '@tableside/ui/use-timeout';
import { useQuery } from '@tanstack/react-query';

import { browserPositionQuery, type BrowserPosition } from './browser-position.query.ts';
import type { PositionOptions } from './position-options.ts';

export interface VisitorPosition {
  readonly status: 'pending' | BrowserPosition['status'];
  /**
   * The coordinates to search around, rounded to two decimals: the browser's position, or else the server's
   * estimate, or else a fixed point in New York City. Undefined until one of them is known.
   */
  readonly coordinates: Coordinates | undefined;
  /** Whether `coordinates` are the visitor's own and not an estimate (SEA-20). */
  readonly isOwn: boolean;
  readonly retry: () => Promise<BrowserPosition>;
}

export interface VisitorPositionSettings {
  readonly isNeeded?: boolean;
  /**
   * Time in milliseconds after which an estimate is used if the visitor has not responded to the permission
   * prompt. By default, `coordinates` wait for the decision.
   */
  readonly timeoutMs?: number;
}

/**
 * Returns the visitor's position (SEA-23 to SEA-27, MER-36). Pass `searchPositionOptions` or
 * `carouselPositionOptions`: callers with the same options share one reading.
 */
export function useVisitorPosition(
  options: PositionOptions,
  settings: VisitorPositionSettings = {},
): VisitorPosition {
  const { isNeeded = true, timeoutMs } = settings;
  const client = useApi();
  const browser = useQuery({ ...browserPositionQuery(options), enabled: isNeeded });
  const isOverdue = useTimeout(isNeeded && browser.data === undefined, timeoutMs);
  const isOwn = browser.data?.status === 'granted';
  const isGuessNeeded = isNeeded && !isOwn && (browser.data !== undefined || isOverdue);
  const server = useQuery({ ...defaultUserLocationQuery(client), enabled: isGuessNeeded });

  const guess = server.data ?? (server.isError || server.isPaused ? FALLBACK_COORDINATES : undefined);
  const own = browser.data?.status === 'granted' ? browser.data.coordinates : undefined;
  return {
    status: browser.data?.status ?? 'pending',
    coordinates: own ?? (isGuessNeeded ? guess : undefined),
    isOwn,
    retry: async () => (await browser.refetch()).data ?? { status: 'unavailable' },
  };
}
