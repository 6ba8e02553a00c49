export { createLazyTracker } from './create-lazy-tracker.ts';
export { createTracker, type LiveTracker, type TrackerOptions } from './create-tracker.ts';
export { impressionNames, type ImpressionName } from './impression-names.ts';
export { captureReferral, clearReferral, readReferral } from './referral/referral.ts';
export { TrackerProvider, useTracker, type ImpressionDetails, type Tracker } from './tracker-context.tsx';
export { usePageViews } from './use-page-views.ts';
