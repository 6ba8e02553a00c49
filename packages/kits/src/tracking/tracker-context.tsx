import type { ImpressionEvent } from '@tableside/api-client';
import { createContext, use, type ReactNode } from 'react';

type WithoutCommon<E> = E extends unknown ? Omit<E, Exclude<keyof CommonParts, 'eventName'>> : never;
type CommonParts = Extract<ImpressionEvent, { eventName: 'locationPrediction' }>;

export type Impression = WithoutCommon<ImpressionEvent> & {
  /** The absolute URL of a page that is about to be opened. The default is the current page (ACT-10). */
  readonly url?: string;
};
export type ImpressionName = Impression['eventName'];

/** Receives events. No method ever throws or delays the page (API-25). */
export interface Tracker {
  readonly impression: (impression: Impression) => void;
  readonly dataLayer: (entry: Readonly<Record<string, unknown>> & { readonly event: string }) => void;
  /**
   * Sets the public id of the member or known visitor for later events. Undefined for an anonymous visitor.
   */
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
