import { activityQuery, reviewedQuery } from '@tableside/api-client/queries';
import type { ActivityPage, ActivityRecord } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ActivityFilter } from './use-activity-address.ts';

export interface Activity {
  /** The last answer; it stays in sight while the next one is on its way. */
  readonly data: ActivityPage | undefined;
  readonly isFetching: boolean;
  /** The answer is that of the page before. */
  readonly isOutdated: boolean;
  /** Something that the records say is still on its way. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly retry: () => Promise<unknown>;
  /** The call for reviews failed: which visits are reviewed is not known. */
  readonly hasNoReviews: boolean;
  /** Whether a visit was reviewed; undefined while that is not known. */
  readonly isReviewed: (transactionId: string) => boolean | undefined;
  /** Whether the member has sent the review just now: the server may learn of it a little later. */
  readonly hasSent: (transactionId: string) => boolean;
  readonly markReviewed: (transactionId: string) => void;
}

const transactionIds = (records: readonly ActivityRecord[]): readonly string[] =>
  records.flatMap((record) => (record.type === 'Transaction' ? record.id : []));

/** One page of what the member did and earned, and which of it is reviewed (API-21 to API-23). */
export function useActivity(publicId: string, page: number, filter: ActivityFilter): Activity {
  const client = useApi();
  const queryClient = useQueryClient();
  const hasCredits = usePartner().currencyType === 'Credit';
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery(
    activityQuery(client, publicId, { page, hasCredits, ...filter }),
  );
  const reviews = reviewedQuery(client, publicId, transactionIds(data?.records ?? []));
  // Without an answer nothing is known of reviews, and the list stands without them.
  const { data: reviewed, isLoading, isError } = useQuery(reviews);
  return {
    data,
    isFetching,
    isOutdated: isPlaceholderData,
    isBusy: isPlaceholderData || isLoading,
    error,
    retry: refetch,
    hasNoReviews: isError,
    hasSent: (id) => sent.has(id),
    isReviewed: (id) => sent.has(id) || reviewed?.has(id),
    markReviewed: (id) => {
      setSent((before) => new Set(before).add(id));
      void queryClient.invalidateQueries({ queryKey: reviews.queryKey });
    },
  };
}
