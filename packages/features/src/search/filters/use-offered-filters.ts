import { filterKeys, type FilterKey } from '@tableside/core';
import { featureFlagsQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

/**
 * The available filters: those that the server lists, except those that the partner does not use (CFG-33,
 * SEA-16).
 */
export function useOfferedFilters(): ReadonlySet<FilterKey> {
  const { acclaimedEnabled, acclaimed2Enabled, hasSavedPlaces, openTableReservationsEnabled } = usePartner();
  const useful = filterKeys.filter((key) => {
    if (key === 'acclaimed') return acclaimedEnabled || acclaimed2Enabled;
    if (key === 'isSaved') return hasSavedPlaces;
    return key !== 'reservations' || openTableReservationsEnabled;
  });
  const { data: listed } = useQuery({
    ...featureFlagsQuery(useApi()),
    // Until the server answers, all are assumed. If it lists all, nothing changes, and nothing renders again.
    select: ({ filters }) => (useful.every((key) => filters.includes(key)) ? undefined : filters),
  });
  return new Set(listed ? useful.filter((key) => listed.includes(key)) : useful);
}
