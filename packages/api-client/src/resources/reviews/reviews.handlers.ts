import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { reviewStatusesResponse, type ReviewStatusesResponse } from './reviews.contract.ts';

export const reviewHandlers = {
  statuses: (
    response: FakeResponse<ReviewStatusesResponse> = ({ query }) =>
      query.getAll('txnId').map((id) => ({ id, completed: false })),
  ) => fake({ method: 'get', path: '/api/reviews/status', contract: reviewStatusesResponse, response }),
};
