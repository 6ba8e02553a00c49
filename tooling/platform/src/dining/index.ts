export { isEarned, isVisit } from './counting.ts';
export { yearSummary } from './year-summary.ts';
