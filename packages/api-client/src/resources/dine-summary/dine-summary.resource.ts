import type { ApiClient } from '../../client/client.ts';
import { count, numberBetween, object } from '../../client/reader.ts';
import type { DineSummaryResponse } from './dine-summary.contract.ts';

export interface DineSummary {
  /** In the partner's currency. */
  readonly earnedThisYear: number;
  readonly dinesThisYear: number;
}

const readDineSummary = object<DineSummaryResponse>({
  currentYearBenefits: numberBetween(0, Infinity),
  currentYearDines: count,
});

/** GET /api/Member/DineSummary (API-18). Rejects with 401 if there is no session. */
export async function getDineSummary(client: ApiClient, signal?: AbortSignal): Promise<DineSummary> {
  const body = readDineSummary(
    await client.call({ path: '/api/Member/DineSummary', signal, isMemberSpecific: true }),
  );
  return { earnedThisYear: body.currentYearBenefits, dinesThisYear: body.currentYearDines };
}
