import { isMember } from '@tableside/core';
import { reservationsQuery } from '@tableside/api-client/queries';
import { useApi, useSessionState } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

export function usePrevious(merchantId: string) {
  const client = useApi();
  const { visitor } = useSessionState();
  const id = useSearchParams()[0].get('reservation');
  const isRequested = id !== null && isMember(visitor);
  const { data, isLoading: isFirstFetch } = useQuery({ ...reservationsQuery(client), enabled: isRequested });
  const previous = data?.find((one) => one.id === id && one.merchantId === merchantId);
  // The same query may be loading for another component, although it is not needed here.
  const isLoading = isRequested && isFirstFetch;
  return { previous, isLoading, isMissing: isRequested && !isLoading && !previous };
}
