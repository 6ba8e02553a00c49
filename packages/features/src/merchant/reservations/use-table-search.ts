import { availabilityQuery } from '@tableside/api-client/queries';
import type { TableSearch } from '@tableside/core';
import { useApi } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Searches a restaurant's tables on request, never automatically (RES-21). The table of a reservation being
 * changed counts as free.
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

  /** Searches again, e.g. after a table was taken; undefined if that fails. */
  const searchAgain = (wanted: TableSearch) => mutateAsync(wanted).catch(() => undefined);

  return {
    ...search,
    searchAgain,
    /** Searches on the visitor's request, with the default or their own values, and reports it (TRK-10). */
    searchFor: async (wanted: TableSearch, isDefault: boolean) => {
      const name = isDefault ? 'reservationDefaultSearch' : 'reservationUserSearch';
      tracker.impression({ eventName: name, merchantId });
      const found = await searchAgain(wanted);
      if (found && found.state !== 'available') {
        tracker.impression({ eventName: `${name}NoAvailability`, merchantId });
      }
    },
  };
}
