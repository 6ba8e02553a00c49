import type { LiveTracker, TrackerOptions } from './create-tracker.ts';
import type { Tracker } from './tracker-context.tsx';

const MOST_WAITING = 200;

/**
 * A tracker whose code loads after the first paint. Earlier calls are queued, with their original time and
 * URL.
 */
export function createLazyTracker(options: TrackerOptions): Tracker & Pick<LiveTracker, 'start'> {
  const waiting: ((tracker: LiveTracker) => void)[] = [];
  let live: LiveTracker | undefined;

  const whenLive = (act: (tracker: LiveTracker) => void) => {
    if (live) act(live);
    else if (waiting.length < MOST_WAITING) waiting.push(act);
  };

  return {
    impression(impression) {
      const moment = { at: options.now(), url: window.location.href };
      whenLive((tracker) => tracker.impression(impression, moment));
    },
    dataLayer: (entry) => whenLive((tracker) => tracker.dataLayer(entry)),
    identify: (publicId) => whenLive((tracker) => tracker.identify(publicId)),
    start() {
      const { href } = window.location;
      const arrive = async () => {
        const { createTracker, captureReferral } = await import('./live-tracker.ts');
        captureReferral(href);
        live = createTracker(options);
        live.start();
        for (const act of waiting.splice(0)) act(live);
      };
      // Without the code, tracking is disabled and the page works (API-25), but developers should see why.
      arrive().catch((cause: unknown) => console.warn('Tracking did not start.', cause));
    },
  };
}
