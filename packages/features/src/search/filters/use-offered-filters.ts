import { filterKeys, type FilterKey } from '@tableside/core';
import { featureFlagsQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

export function useOfferedFilters(): ReadonlySet<FilterKey> {
  const { acclaimedEnabled, acclaimed2Enabled, hasSavedPlaces, openTableReservationsEnabled } = usePartner();
  const useful = filterKeys.filter((key) => {
    if (key === 'acclaimed') return acclaimedEnabled || acclaimed2Enabled;
    if (key === 'isSaved') return hasSavedPlaces;
    return key !== 'reservations' || openTableReservationsEnabled;
  });
  const { data: listed } = useQuery({
    ...featureFlagsQuery(useApi()),
    // Assumes all filters until the response arrives. If it lists all of them, the value does not change,
    // which saves a render.
    select: ({ filters }) => (useful.every((key) => filters.includes(key)) ? undefined : filters),
  });
  return new Set(listed ? useful.filter((key) => listed.includes(key)) : useful);
}
