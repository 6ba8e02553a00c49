import { isMember } from '@tableside/core';
import { reservationsQuery } from '@tableside/api-client/queries';
import { useFailure } from '@tableside/kits/failure';
import { useApi, useSessionState } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

export function usePrevious(merchantId: string) {
  const client = useApi();
  const { visitor } = useSessionState();
  const id = useSearchParams()[0].get('reservation');
  const isRequested = id !== null && isMember(visitor);
  const query = useQuery({ ...reservationsQuery(client), enabled: isRequested });
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query);
  const previous = data?.find((one) => one.id === id && one.merchantId === merchantId);
  // The same query may be loading for another component, although it is not needed here.
  const isFailed = isRequested && failure !== undefined;
  const isLoading = isRequested && !isFailed && query.isLoading;
  const isMissing = isRequested && !isLoading && !isFailed && !previous;
  return {
    previous,
    /** Also while the reservation is not loaded yet, and if that fails. */
    changedId: isRequested && !isMissing ? id : undefined,
    isLoading,
    isFailed,
    isRetrying: isFetching,
    isMissing,
    retry: () => void refetch(),
  };
}
