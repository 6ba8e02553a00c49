import type { ApiClient } from '../../client/client.ts';
import type { ReviewStatusesAnswer } from './reviews.contract.ts';

/**
 * GET /api/reviews/status: which of these transactions the member has reviewed (HIS-20, API-23). One call with every id;
 * an id that the answer leaves out is not reviewed. Rejects with 401 when nobody is signed in.
 */
export async function getReviewed(
  client: ApiClient,
  transactionIds: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const answer = (await client.call({
    path: '/api/reviews/status',
    query: transactionIds.map((id) => ['txnId', id] as const),
    signal,
    isMemberSpecific: true,
  })) as ReviewStatusesAnswer;
  return new Set(answer.filter(({ completed }) => completed).map(({ id }) => id));
}
