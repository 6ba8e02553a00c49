import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Loaded = Pick<UseQueryResult, 'data' | 'error' | 'isPlaceholderData' | 'isFetchedAfterMount'>;

/**
 * Returns why a query has no data. The error stays while the query is fetched again, so that its message and
 * the button for that stay, too. The query of another key has not failed yet.
 */
export function useFailure(query: Loaded): Error | undefined {
  const [last, setLast] = useState<Error>();
  const isLoaded = query.data !== undefined && !query.isPlaceholderData;
  // The component renders again when a property that it has read changes. With data it needs none of these.
  const failure = isLoaded ? undefined : (query.error ?? (query.isFetchedAfterMount ? last : undefined));
  if (failure !== last) setLast(failure);
  return failure;
}
