import { ACTIVITY_PAGE_SIZE, type ActivityPage, type ActivityState } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { readActivityPage } from './activity.mapper.ts';

export interface ActivityRequest {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Whether the program pays statement credits, which have their own list (HIS-02, API-21). */
  readonly hasCredits: boolean;
  /** Limits the records to this year, if the program can filter. */
  readonly year?: number | undefined;
  readonly state?: ActivityState | undefined;
}

/**
 * GET /api/Member/Transactions, or /api/Member/TransactionsStatementCredits: one page of activity, newest
 * first (API-21, API-22). Rejects with 401 if there is no session.
 */
export const getActivity = async (
  client: ApiClient,
  { page, hasCredits, year, state }: ActivityRequest,
  signal?: AbortSignal,
): Promise<ActivityPage> =>
  readActivityPage(
    await client.call({
      path: hasCredits ? '/api/Member/TransactionsStatementCredits' : '/api/Member/Transactions',
      query: [
        ['pageNo', String(page)],
        ['resultsPerPage', String(ACTIVITY_PAGE_SIZE)],
        ...(year === undefined ? [] : [['year', String(year)] as const]),
        ...(state === undefined ? [] : [['state', state] as const]),
      ],
      signal,
      isMemberSpecific: true,
    }),
  );
