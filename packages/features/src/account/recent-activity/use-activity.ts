import { activityQuery, reviewedQuery } from '@tableside/api-client/queries';
import type { ActivityPage, ActivityRecord } from '@tableside/core';
import { useFailure } from '@tableside/kits/failure';
import { useCurrency } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ActivityFilter } from './use-activity-address.ts';

export interface Activity {
  readonly data: ActivityPage | undefined;
  readonly isFetching: boolean;
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** The request for reviews failed, so it is unknown which visits were reviewed. */
  readonly hasNoReviews: boolean;
  readonly isReviewed: (transactionId: string) => boolean | undefined;
  /** Whether the member has just sent the review; the server may report it a little later. */
  readonly hasSent: (transactionId: string) => boolean;
  readonly markReviewed: (transactionId: string) => void;
}

const transactionIds = (records: readonly ActivityRecord[]): readonly string[] =>
  records.flatMap((record) => (record.type === 'Transaction' ? record.id : []));

export function useActivity(publicId: string, page: number, filter: ActivityFilter): Activity {
  const client = useApi();
  const queryClient = useQueryClient();
  const hasCredits = useCurrency().paysStatementCredits;
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(activityQuery(client, publicId, { page, hasCredits, ...filter }));
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const failure = useFailure(query);
  const reviews = reviewedQuery(client, publicId, transactionIds(data?.records ?? []));
  const { data: reviewed, isLoading, isError } = useQuery(reviews);
  return {
    data,
    isFetching,
    isOutdated: isPlaceholderData,
    isBusy: isPlaceholderData || isLoading,
    isFailed: failure !== undefined,
    retry: () => void refetch(),
    hasNoReviews: isError,
    hasSent: (id) => sent.has(id),
    isReviewed: (id) => sent.has(id) || reviewed?.has(id),
    markReviewed: (id) => {
      setSent((before) => new Set(before).add(id));
      void queryClient.invalidateQueries({ queryKey: reviews.queryKey });
    },
  };
}
