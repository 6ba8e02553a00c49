export { isEarned, isVisit } from './counting.ts';
export { earningTierOf, payOut, rewardOf, usualRate } from './earning.ts';
export { afterMeal, YEARLY_GOAL, type BonusProgress } from './progress.ts';
export { newRecordId, settleReward } from './settle-reward.ts';
export { yearSummary } from './year-summary.ts';
