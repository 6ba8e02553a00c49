import type { ApiClient } from '../../client/client.ts';
import type { DineSummaryAnswer } from './dine-summary.contract.ts';

/** What a member did this year. */
export interface DineSummary {
  /** In the partner's currency. */
  readonly earnedThisYear: number;
  readonly dinesThisYear: number;
}

/** GET /api/Member/DineSummary (API-18). Rejects with 401 when nobody is signed in. */
export async function getDineSummary(client: ApiClient, signal?: AbortSignal): Promise<DineSummary> {
  const body = (await client.call({
    path: '/api/Member/DineSummary',
    signal,
    isMemberSpecific: true,
  })) as DineSummaryAnswer;
  return { earnedThisYear: body.currentYearBenefits, dinesThisYear: body.currentYearDines };
}
