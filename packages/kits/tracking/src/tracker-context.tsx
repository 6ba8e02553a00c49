import { createContext, use, type ReactNode } from 'react';

import type { ImpressionName } from './impression-names.ts';

export interface ImpressionDetails {
  readonly merchantId?: string;
  readonly merchantIds?: readonly string[];
  /** A page that is about to be opened, whole; the page that is looked at without it (ACT-10). */
  readonly url?: string;
}

/** Where events go. Nothing here ever throws or delays the page (API-25). */
export interface Tracker {
  /** Queues an impression for POST /api/Impressions. */
  readonly impression: (name: ImpressionName, details?: ImpressionDetails) => void;
  /** Pushes an entry to `window.dataLayer`. */
  readonly dataLayer: (entry: Readonly<Record<string, unknown>> & { readonly event: string }) => void;
  /** Tells whose events follow: the public id of the member or known visitor, undefined for the anonymous. */
  readonly identify?: (publicId: string | undefined) => void;
}

const silent: Tracker = { impression: () => undefined, dataLayer: () => undefined };
const TrackerContext = createContext<Tracker>(silent);

export function TrackerProvider({
  tracker,
  children,
}: {
  readonly tracker: Tracker;
  readonly children: ReactNode;
}) {
  return <TrackerContext value={tracker}>{children}</TrackerContext>;
}

export const useTracker = (): Tracker => use(TrackerContext);
