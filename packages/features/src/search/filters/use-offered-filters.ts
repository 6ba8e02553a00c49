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
  const { acclaimedEnabled, acclaimed2Enabled, openTableReservationsEnabled } = usePartner();
  const listed = useQuery(featureFlagsQuery(useApi())).data?.filters;
  const isUseful = (key: FilterKey) => {
    if (key === 'acclaimed') return acclaimedEnabled || acclaimed2Enabled;
    return key !== 'reservations' || openTableReservationsEnabled;
  };
  return new Set(filterKeys.filter((key) => (listed?.includes(key) ?? true) && isUseful(key)));
}
