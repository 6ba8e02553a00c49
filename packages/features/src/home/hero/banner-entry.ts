import type { HomeEntry } from '@tableside/content-client';
import { isForState, type CopyState } from '@tableside/core';

/** Returns the banner for a kind of visitor: the first entry that lists it (HOM-09). */
export const bannerEntry = (entries: readonly HomeEntry[], state: CopyState): HomeEntry | undefined =>
  entries.find(({ userStates }) => isForState(userStates, state));
