import type { reservationsContract } from '@tableside/api-client/contract';
import { nearestSlots, searchRefusal, type TableSearch } from '@tableside/core';

import type { BookingProvider } from '../../booking/index.ts';
import type { ApiOptions } from '../api-options.ts';

export interface AvailabilitySearch extends TableSearch {
  readonly merchantId: number;
  readonly changed?: Parameters<BookingProvider['findSlots']>[0]['changed'];
  readonly count?: number;
}

export async function findAvailability(
  { booking, now }: Pick<ApiOptions, 'booking' | 'now'>,
  { count, ...search }: AvailabilitySearch,
): Promise<reservationsContract.AvailabilityResponse | undefined> {
  const restaurant = await booking.findRestaurant(search.merchantId);
  if (!restaurant) return undefined;
  const { timeZone, partySizes } = restaurant;
  const refusal = searchRefusal(search, { partySizes, timeZone, now: now().getTime() });
  const free = refusal ? [] : await booking.findSlots(search);
  return {
    state: refusal ?? (free.length > 0 ? 'available' : 'none'),
    timeZone,
    partySizes,
    slots: [...nearestSlots(free, { time: search.time, timeZone, ...(count !== undefined && { count }) })],
  };
}
