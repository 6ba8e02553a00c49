import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { dineSummaryResponse, type DineSummaryResponse } from './dine-summary.contract.ts';

export const dineSummaryHandlers = {
  summary: (
    response: FakeResponse<DineSummaryResponse> = { currentYearBenefits: 1290, currentYearDines: 5 },
  ) => fake({ method: 'get', path: '/api/Member/DineSummary', contract: dineSummaryResponse, response }),
};
