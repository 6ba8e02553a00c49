import { roundCoordinates, type Coordinates } from '@tableside/core';
import { queryOptions } from '@tanstack/react-query';

import type { PositionOptions } from './position-options.ts';

export type BrowserPosition =
  | { readonly status: 'granted'; readonly coordinates: Coordinates }
  | { readonly status: 'denied' | 'unavailable' };

const REREAD_EVERY_MS = 5 * 60_000;

const PERMISSION_DENIED = 1;

function readPosition(options: PositionOptions): Promise<BrowserPosition> {
  return new Promise((resolve) => {
    // Geolocation is undefined in insecure contexts and if a permissions policy disables it.
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
 * Reads the visitor's position from the browser, rounded to two decimals. Callers with the same options share
 * one reading, which is repeated every five minutes (SEA-25). Never rejects.
 */
export const browserPositionQuery = (options: PositionOptions) =>
  queryOptions({
    queryKey: ['visitor-position', options],
    queryFn: async ({ client, queryKey }): Promise<BrowserPosition> => {
      const position = await readPosition(options);
      const before = client.getQueryData<BrowserPosition>(queryKey);
      return position.status === 'unavailable' && before?.status === 'granted' ? before : position;
    },
    staleTime: REREAD_EVERY_MS,
    refetchInterval: REREAD_EVERY_MS,
    networkMode: 'always',
    retry: false,
  });
