/** This code loads after the first paint, as one chunk. */
export { createTracker } from './create-tracker.ts';
export { captureReferral } from './referral/referral.ts';
