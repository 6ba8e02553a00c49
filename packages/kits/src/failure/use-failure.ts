import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Loaded = Pick<UseQueryResult, 'data' | 'error' | 'isPlaceholderData' | 'isFetchedAfterMount'>;

/**
 * Returns why a query has no data. The error stays while the query is fetched again, so that its message and
 * the button for that stay, too. The query of another key has not failed yet.
 */
export function useFailure(query: Loaded): Error | undefined {
  const { data, error, isPlaceholderData, isFetchedAfterMount } = query;
  const [last, setLast] = useState<Error>();
  const isLoaded = data !== undefined && !isPlaceholderData;
  const failure = isLoaded ? undefined : (error ?? (isFetchedAfterMount ? last : undefined));
  if (failure !== last) setLast(failure);
  return failure;
}
