import type { ApiClient } from '../../client/client.ts';
import { flag, listOf, object, text } from '../../client/reader.ts';
import type { ReviewStatusesResponse } from './reviews.contract.ts';

const readReviewStatuses = listOf(object<ReviewStatusesResponse[number]>({ id: text, completed: flag }));

/**
 * GET /api/reviews/status: which of these transactions the member has reviewed (HIS-20, API-23), in one call.
 * Ids missing from the response are not reviewed. Rejects with 401 if there is no session.
 */
export async function getReviewed(
  client: ApiClient,
  transactionIds: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const response = readReviewStatuses(
    await client.call({
      path: '/api/reviews/status',
      query: transactionIds.map((id) => ['txnId', id] as const),
      signal,
      isMemberSpecific: true,
    }),
  );
  return new Set(response.filter(({ completed }) => completed).map(({ id }) => id));
}
