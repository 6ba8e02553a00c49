import { reservationsQuery } from '@tableside/api-client/queries';
import { useApi, useSessionState } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** The member's reservation at this merchant that the address tells to change; nobody else has one. */
export function usePrevious(merchantId: string) {
  const client = useApi();
  const { visitor } = useSessionState();
  const id = useSearchParams()[0].get('reservation');
  const isAsked = id !== null && visitor.kind === 'member';
  const { data, isLoading: isFirstFetch } = useQuery({ ...reservationsQuery(client), enabled: isAsked });
  const previous = data?.find((one) => one.id === id && one.merchantId === merchantId);
  // Others may fetch the same list while nothing is asked here.
  const isLoading = isAsked && isFirstFetch;
  return { previous, isLoading, isMissing: isAsked && !isLoading && !previous };
}
