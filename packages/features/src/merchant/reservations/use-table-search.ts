import { availabilityQuery } from '@tableside/api-client/queries';
import type { TableSearch } from '@tableside/core';
import { useApi } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { bookingErrorOf } from './booking-error.ts';

/**
 * Searches a restaurant's tables on request, never automatically (RES-21). The table of a reservation that is
 * being changed counts as available.
 */
export function useTableSearch(merchantId: string, reservationId: string | undefined) {
  const client = useApi();
  const queryClient = useQueryClient();
  const tracker = useTracker();
  const search = useMutation({
    mutationFn: (wanted: TableSearch) =>
      queryClient.fetchQuery(availabilityQuery(client, { ...wanted, merchantId, reservationId })),
  });
  const { mutateAsync } = search;
  const hasSearched = useRef(false);

  const searchAgain = async (wanted: TableSearch) => {
    hasSearched.current = true;
    try {
      return await mutateAsync(wanted);
    } catch (error) {
      if (bookingErrorOf(error) === 'unavailable')
        tracker.impression({ eventName: 'reservationFailedDependency', merchantId });
      return undefined;
    }
  };

  return {
    ...search,
    searchAgain,
    /**
     * Searches on the visitor's request and reports it: as a default search if it is the first one and the
     * visitor has changed no value (TRK-10).
     */
    searchFor: async (wanted: TableSearch, isChanged: boolean) => {
      const isDefault = !isChanged && !hasSearched.current;
      const name = isDefault ? 'reservationDefaultSearch' : 'reservationUserSearch';
      tracker.impression({ eventName: name, merchantId });
      const found = await searchAgain(wanted);
      if (found && found.state !== 'available') {
        tracker.impression({ eventName: `${name}NoAvailability`, merchantId });
      }
    },
  };
}
