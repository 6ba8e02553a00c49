import { roundCoordinates, type Coordinates } from '@tableside/core';
import { queryOptions } from '@tanstack/react-query';

import type { PositionOptions } from './position-options.ts';

/** The browser's answer to a geolocation request. */
export type BrowserPosition =
  | { readonly status: 'granted'; readonly coordinates: Coordinates }
  | { readonly status: 'denied' | 'unavailable' };

const REREAD_EVERY_MS = 5 * 60_000;

const PERMISSION_DENIED = 1;

function ask(options: PositionOptions): Promise<BrowserPosition> {
  return new Promise((resolve) => {
    // Absent where the page is not secure or a policy takes it away.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) {
      resolve({ status: 'unavailable' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ status: 'granted', coordinates: roundCoordinates(coords) }),
      ({ code }) => resolve({ status: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { ...options },
    );
  });
}

/**
 * The visitor's position as the browser tells it, rounded to two decimals. The query cache is the one source for all
 * who ask with the same options; five minutes after the decision it is read again (SEA-25). Never rejects.
 */
export const browserPositionQuery = (options: PositionOptions) =>
  queryOptions({
    queryKey: ['visitor-position', options],
    queryFn: async ({ client, queryKey }): Promise<BrowserPosition> => {
      const position = await ask(options);
      const before = client.getQueryData<BrowserPosition>(queryKey);
      // A reading that fails now and then does not move the visitor to another town.
      return position.status === 'unavailable' && before?.status === 'granted' ? before : position;
    },
    staleTime: REREAD_EVERY_MS,
    refetchInterval: REREAD_EVERY_MS,
    networkMode: 'always',
    retry: false,
  });
