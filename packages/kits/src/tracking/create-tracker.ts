import { ApiError, postImpressions, type ApiClient, type ImpressionEvent } from '@tableside/api-client';
import { merchantPattern } from '@tableside/core';
import { isTrackingOff } from '@tableside/kits/session';
import { matchPath } from 'react-router';

import { eventChunks } from './event-chunks.ts';
import { readPublicIdCookie } from './public-id-cookie.ts';
import { trackedUrl } from './tracked-url.ts';
import type { Impression, Tracker } from './tracker-context.tsx';

const QUEUE_SIZE = 200;

export interface TrackerOptions {
  readonly client: ApiClient;
  readonly now: () => Date | number;
  /** Returns a unique event id, by which the server drops duplicates. */
  readonly createId: () => string;
  readonly dataLayer?: { readonly push: (entry: object) => unknown } | undefined;
  /**
   * Returns the id for unidentified visitors. By default, it is read from the cookie RN_PUBLIC_ID (TRK-07).
   */
  readonly readPublicId?: (() => string | undefined) | undefined;
  readonly send?: ((events: readonly ImpressionEvent[]) => Promise<void>) | undefined;
}

export interface LiveTracker extends Tracker {
  readonly identify: (publicId: string | undefined) => void;
  /** Starts to deliver queued events whenever the page is hidden, and immediately while it stays hidden. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly flush: () => void;
  /**
   * Number of events that will never arrive because they were rejected, or dropped from a full queue. Events
   * whose request failed are still queued.
   */
  readonly lostCount: () => number;
}

declare global {
  interface Window {
    /** The partner's tag manager reads this list. */
    dataLayer?: object[];
  }
}

/**
 * Whether the server may accept the same events later. It deduplicates them by `eventId`, so a lost response
 * causes no duplicates.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'unreadable' &&
  (error.status === 0 || error.status === 429 || error.status >= 500);

function merchantAt(address: string): string | undefined {
  const found = matchPath({ path: merchantPattern, end: false }, new URL(address).pathname);
  return found?.params.merchantId && decodeURIComponent(found.params.merchantId);
}

/** Adds the restaurants that an event concerns, limited to the number that the API accepts (TRK-16). */
function withRestaurants(impression: Impression, address: string): Impression {
  if ('merchantIds' in impression) return { ...impression, merchantIds: impression.merchantIds.slice(0, 50) };
  if (impression.eventName !== 'pageView') return impression;
  const merchantId = merchantAt(address)?.slice(0, 64);
  return merchantId ? { ...impression, merchantId } : impression;
}

/**
 * Creates the tracker of one page. This has no side effects: the page is read only when an event is reported.
 */
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
  /** The URL of a page whose view was reported before it opened, so that opening it is not counted again. */
  let announced: string | undefined;
  let isHidden = false;
  let listening: AbortController | undefined;

  const dropOldest = () => {
    lost += queue.splice(0, queue.length - QUEUE_SIZE).length;
  };

  const flush = () => {
    isFlushDue = false;
    // If the visitor turns tracking off, events that are still queued must not be sent either.
    if (isTrackingOff()) queue.length = 0;
    for (const events of eventChunks(queue.splice(0))) {
      send(events).catch((error: unknown) => {
        if (!isPassing(error)) lost += events.length;
        else {
          // Events are sent with the next event, or when the page is hidden. Retries would burden a failing
          // server, and there is no hurry.
          queue.unshift(...events);
          dropOldest();
        }
      });
    }
  };

  function isAnnouncedView(address: string, isAhead: boolean): boolean {
    const isAnnounced = !isAhead && address === announced;
    announced = isAhead ? address : undefined;
    return isAnnounced;
  }

  const enqueue = ({ url, ...impression }: Impression) => {
    const address = trackedUrl(url ?? window.location.href);
    if (impression.eventName === 'pageView' && isAnnouncedView(address, url !== undefined)) return;
    const memberId = knownId ?? readPublicId();
    queue.push({
      ...withRestaurants(impression, address),
      eventId: createId(),
      channel: 'web',
      dateTime: new Date(now()).toISOString(),
      userAgent: navigator.userAgent.slice(0, 512),
      url: address,
      ...(memberId && { memberId: memberId.slice(0, 128) }),
    });
    dropOldest();
    // Simultaneous events share a request. The caller is responsible for delays (TRK-11, TRK-12).
    if (isHidden) flush();
    else if (!isFlushDue) {
      isFlushDue = true;
      queueMicrotask(flush);
    }
  };

  return {
    impression(impression) {
      if (isTrackingOff()) return;
      try {
        enqueue(impression);
      } catch {
        lost += 1;
      }
    },
    dataLayer(entry) {
      if (isTrackingOff()) return;
      try {
        (dataLayer ?? (window.dataLayer ??= [])).push(entry);
      } catch {
        // Tag managers replace `push`, and their errors must not affect the page.
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
