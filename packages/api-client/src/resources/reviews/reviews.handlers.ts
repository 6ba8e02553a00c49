import { fake, type Answer } from '../../testing/answer.ts';
import { reviewStatusesAnswer, type ReviewStatusesAnswer } from './reviews.contract.ts';

export const reviewHandlers = {
  statuses: (
    answer: Answer<ReviewStatusesAnswer> = ({ query }) =>
      query.getAll('txnId').map((id) => ({ id, completed: false })),
  ) => fake({ method: 'get', path: '/api/reviews/status', contract: reviewStatusesAnswer, answer }),
};
