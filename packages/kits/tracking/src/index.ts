export { impressionNames, type ImpressionName } from './impression-names.ts';
export { TrackerProvider, useTracker, type ImpressionDetails, type Tracker } from './tracker-context.tsx';
