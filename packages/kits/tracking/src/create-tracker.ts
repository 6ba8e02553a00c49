import { postImpressions, type ApiClient, type ImpressionEvent } from '@tableside/api-client';

import { eventChunks } from './event-chunks.ts';
import { readPublicIdCookie } from './public-id-cookie.ts';
import { trackedUrl } from './tracked-url.ts';
import { impressionNames, type ImpressionName } from './impression-names.ts';
import type { ImpressionDetails, Tracker } from './tracker-context.tsx';

/** The most events that wait; what comes on top is dropped and counted. */
const QUEUE_SIZE = 200;

export interface TrackerOptions {
  readonly client: ApiClient;
  /** The moment, as a date or in milliseconds. */
  readonly now: () => Date | number;
  /** An id that no other event has, so that the server can drop a repeated one. */
  readonly createId: () => string;
  /** Where data layer entries go; `window.dataLayer` without it. */
  readonly dataLayer?: { readonly push: (entry: object) => unknown } | undefined;
  /** Who is there while nobody is identified; the cookie RN_PUBLIC_ID without it (TRK-07). */
  readonly readPublicId?: (() => string | undefined) | undefined;
  /** Delivers events; POST /api/Impressions without it. */
  readonly send?: ((events: readonly ImpressionEvent[]) => Promise<void>) | undefined;
}

/** A tracker with a life: it listens to the page between `start` and `stop`. */
export interface LiveTracker extends Tracker {
  /** As `Tracker.impression`; with the moment and the address of an event that waited, now and here without. */
  readonly impression: (
    name: ImpressionName,
    details?: ImpressionDetails,
    moment?: { readonly at: Date | number; readonly url: string },
  ) => void;
  readonly identify: (publicId: string | undefined) => void;
  /** Delivers what waits whenever the page hides, and at once while it is hidden. */
  readonly start: () => void;
  /** Delivers what waits and stops listening. */
  readonly stop: () => void;
  /** Delivers what waits. */
  readonly flush: () => void;
  /** Events that never arrived: refused, failed on the way, or too many at a time. */
  readonly lostCount: () => number;
}

declare global {
  interface Window {
    /** Read by the partner's tag manager. */
    dataLayer?: object[];
  }
}

/** A tracker for one page. Creating it touches nothing; it reads the page only when an event comes. */
export function createTracker({
  client,
  now,
  createId,
  dataLayer,
  readPublicId = () => readPublicIdCookie(document.cookie),
  send = (events) => postImpressions(client, events),
}: TrackerOptions): LiveTracker {
  const queue: ImpressionEvent[] = [];
  let isFlushDue = false;
  let knownId: string | undefined;
  let lost = 0;
  /** A page whose view was reported before it opened: when it does, it has been counted. */
  let announced: string | undefined;
  let isHidden = false;
  let listening: AbortController | undefined;

  const flush = () => {
    isFlushDue = false;
    for (const events of eventChunks(queue.splice(0))) {
      send(events).catch(() => {
        lost += events.length;
      });
    }
  };

  /** Whether this is the view of the page that was announced last. */
  function isAnnouncedView(name: ImpressionName, address: string, isAhead: boolean): boolean {
    if (name !== impressionNames.pageView) return false;
    const isAnnounced = !isAhead && address === announced;
    announced = isAhead ? address : undefined;
    return isAnnounced;
  }

  const enqueue: LiveTracker['impression'] = (eventName, details = {}, moment) => {
    const { merchantId, merchantIds, url } = details;
    const address = trackedUrl(url ?? moment?.url ?? window.location.href);
    if (isAnnouncedView(eventName, address, url !== undefined)) return;
    const memberId = knownId ?? readPublicId();
    queue.push({
      eventId: createId(),
      eventName,
      channel: 'web',
      dateTime: new Date(moment?.at ?? now()).toISOString(),
      userAgent: navigator.userAgent.slice(0, 512),
      url: address,
      ...(memberId && { memberId: memberId.slice(0, 128) }),
      ...(merchantId && { merchantId }),
      ...(merchantIds && { merchantIds: merchantIds.slice(0, 50) }),
    });
    // What happens at one moment shares a request; a delay is the business of whoever reports (TRK-11, TRK-12).
    if (isHidden) flush();
    else if (!isFlushDue) {
      isFlushDue = true;
      queueMicrotask(flush);
    }
  };

  return {
    impression(name, details, moment) {
      try {
        if (queue.length < QUEUE_SIZE) enqueue(name, details, moment);
        else lost += 1;
      } catch {
        lost += 1;
      }
    },
    dataLayer(entry) {
      try {
        (dataLayer ?? (window.dataLayer ??= [])).push(entry);
      } catch {
        // A tag manager replaces `push` by its own; what fails in there is not the page's business.
      }
    },
    identify(publicId) {
      knownId = publicId;
    },
    start() {
      if (listening) return;
      listening = new AbortController();
      const { signal } = listening;
      const onHidden = (hidden: boolean) => {
        isHidden = hidden;
        if (hidden) flush();
      };
      document.addEventListener('visibilitychange', () => onHidden(document.visibilityState === 'hidden'), {
        signal,
      });
      window.addEventListener('pagehide', () => onHidden(true), { signal });
      window.addEventListener('pageshow', () => onHidden(false), { signal });
    },
    stop() {
      listening?.abort();
      listening = undefined;
      isHidden = false;
      flush();
    },
    flush,
    lostCount: () => lost,
  };
}
