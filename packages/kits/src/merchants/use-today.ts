import { weekdayOf, type Weekday } from '@tableside/core';
import { useSyncExternalStore } from 'react';

/** A page that comes back into sight may do so on another day. */
const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** The weekday where the visitor is; undefined on a server, which cannot know it. */
export const useToday = (): Weekday | undefined =>
  useSyncExternalStore(
    subscribe,
    () => weekdayOf(new Date()),
    () => undefined,
  );
