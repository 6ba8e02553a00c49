export { createTracker, type LiveTracker, type TrackerOptions } from './create-tracker.ts';
export { captureReferral, clearReferral, readReferral } from './referral/referral.ts';
export {
  TrackerProvider,
  useTracker,
  type Impression,
  type ImpressionName,
  type Tracker,
} from './tracker-context.tsx';
export { usePageViews } from './use-page-views.ts';
