import { ApiError, postImpressions, type ApiClient, type ImpressionEvent } from '@tableside/api-client';
import { merchantPattern } from '@tableside/core';
import { matchPath } from 'react-router';

import { eventChunks } from './event-chunks.ts';
import { readPublicIdCookie } from './public-id-cookie.ts';
import { trackedUrl } from './tracked-url.ts';
import type { Impression, Tracker } from './tracker-context.tsx';

/** The most events that wait; for what comes on top the oldest are dropped and counted. */
const QUEUE_SIZE = 200;

export interface TrackerOptions {
  readonly client: ApiClient;
  /** The moment, as a date or in milliseconds. */
  readonly now: () => Date | number;
  /** An id that no other event has, so that the server can drop a repeated one. */
  readonly createId: () => string;
  /** Where data layer entries go; `window.dataLayer` without it. */
  readonly dataLayer?: { readonly push: (entry: object) => unknown } | undefined;
  /** The id for unidentified visitors, without the cookie RN_PUBLIC_ID (TRK-07). */
  readonly readPublicId?: (() => string | undefined) | undefined;
  /** Delivers events; POST /api/Impressions without it. */
  readonly send?: ((events: readonly ImpressionEvent[]) => Promise<void>) | undefined;
}

/** A tracker with a life: it listens to the page between `start` and `stop`. */
export interface LiveTracker extends Tracker {
  /** As `Tracker.impression`; with the moment and the address of an event that waited, now and here without. */
  readonly impression: (
    impression: Impression,
    moment?: { readonly at: Date | number; readonly url: string },
  ) => void;
  readonly identify: (publicId: string | undefined) => void;
  /** Delivers what waits whenever the page hides, and at once while it is hidden. */
  readonly start: () => void;
  /** Delivers what waits and stops listening. */
  readonly stop: () => void;
  /** Delivers what waits. */
  readonly flush: () => void;
  /** Events that will never arrive: refused, or too many at a time. Those that failed on the way still wait. */
  readonly lostCount: () => number;
}

declare global {
  interface Window {
    /** Read by the partner's tag manager. */
    dataLayer?: object[];
  }
}

/**
 * Whether the same events may arrive at another time. The server drops what it has by `eventId`, so that an answer that
 * was lost repeats nothing.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'unreadable' &&
  (error.status === 0 || error.status === 429 || error.status >= 500);

/** The restaurant whose page is at an address. */
function merchantAt(address: string): string | undefined {
  const found = matchPath({ path: merchantPattern, end: false }, new URL(address).pathname);
  return found?.params.merchantId && decodeURIComponent(found.params.merchantId);
}

/** An event with the restaurants that it concerns, as many as the wire takes (TRK-16). */
function withRestaurants(impression: Impression, address: string): Impression {
  if ('merchantIds' in impression) return { ...impression, merchantIds: impression.merchantIds.slice(0, 50) };
  if (impression.eventName !== 'pageView') return impression;
  const merchantId = merchantAt(address)?.slice(0, 64);
  return merchantId ? { ...impression, merchantId } : impression;
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

  const dropOldest = () => {
    lost += queue.splice(0, queue.length - QUEUE_SIZE).length;
  };

  const flush = () => {
    isFlushDue = false;
    for (const events of eventChunks(queue.splice(0))) {
      send(events).catch((error: unknown) => {
        if (!isPassing(error)) lost += events.length;
        else {
          // Sent with the next event, or when the page hides: nothing hurries, and a server in trouble has peace.
          queue.unshift(...events);
          dropOldest();
        }
      });
    }
  };

  /** Whether this is the view of the page that was announced last. */
  function isAnnouncedView(address: string, isAhead: boolean): boolean {
    const isAnnounced = !isAhead && address === announced;
    announced = isAhead ? address : undefined;
    return isAnnounced;
  }

  const enqueue: LiveTracker['impression'] = ({ url, ...impression }, moment) => {
    const address = trackedUrl(url ?? moment?.url ?? window.location.href);
    if (impression.eventName === 'pageView' && isAnnouncedView(address, url !== undefined)) return;
    const memberId = knownId ?? readPublicId();
    queue.push({
      ...withRestaurants(impression, address),
      eventId: createId(),
      channel: 'web',
      dateTime: new Date(moment?.at ?? now()).toISOString(),
      userAgent: navigator.userAgent.slice(0, 512),
      url: address,
      ...(memberId && { memberId: memberId.slice(0, 128) }),
    });
    dropOldest();
    // Simultaneous events share a request; delays are up to the caller (TRK-11, TRK-12).
    if (isHidden) flush();
    else if (!isFlushDue) {
      isFlushDue = true;
      queueMicrotask(flush);
    }
  };

  return {
    impression(impression, moment) {
      try {
        enqueue(impression, moment);
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
