import type { LiveTracker, TrackerOptions } from './create-tracker.ts';
import type { Tracker } from './tracker-context.tsx';

/** The most calls that wait for the tracker's code. */
const MOST_WAITING = 200;

/** A tracker whose code comes after the first paint. What happens before is kept, with its own moment and address. */
export function createLazyTracker(options: TrackerOptions): Tracker & Pick<LiveTracker, 'start'> {
  const waiting: ((tracker: LiveTracker) => void)[] = [];
  let live: LiveTracker | undefined;

  const whenLive = (use: (tracker: LiveTracker) => void) => {
    if (live) use(live);
    else if (waiting.length < MOST_WAITING) waiting.push(use);
  };

  return {
    impression(name, details) {
      const moment = { at: options.now(), url: window.location.href };
      whenLive((tracker) => tracker.impression(name, details, moment));
    },
    dataLayer: (entry) => whenLive((tracker) => tracker.dataLayer(entry)),
    identify: (publicId) => whenLive((tracker) => tracker.identify(publicId)),
    start() {
      import('./create-tracker.ts').then(
        ({ createTracker }) => {
          live = createTracker(options);
          live.start();
          for (const use of waiting.splice(0)) use(live);
        },
        // Without its code there is no tracking; the page does not mind (API-25).
        () => undefined,
      );
    },
  };
}
