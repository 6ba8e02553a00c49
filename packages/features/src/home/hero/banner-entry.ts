import type { HomeEntry } from '@tableside/content-client';
import { isForState, type CopyState } from '@tableside/core';

export const bannerEntry = (entries: readonly HomeEntry[], state: CopyState): HomeEntry | undefined =>
  entries.find(({ userStates }) => isForState(userStates, state));
