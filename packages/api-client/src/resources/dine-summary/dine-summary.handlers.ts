import { fake, type Answer } from '../../testing/answer.ts';
import { dineSummaryAnswer, type DineSummaryAnswer } from './dine-summary.contract.ts';

export const dineSummaryHandlers = {
  summary: (answer: Answer<DineSummaryAnswer> = { currentYearBenefits: 1290, currentYearDines: 5 }) =>
    fake({ method: 'get', path: '/api/Member/DineSummary', contract: dineSummaryAnswer, answer }),
};
