/** What comes after the first paint, in one piece. */
export { createTracker } from './create-tracker.ts';
export { captureReferral } from './referral/referral.ts';
