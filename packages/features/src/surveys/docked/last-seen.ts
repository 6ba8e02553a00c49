import { readStored, SURVEY_SEEN_PREFIX, writeStored } from '@tableside/kits/session';

import type { DockedSurveyEntry } from './docked-surveys.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';

/** Whether the survey was closed or answered so recently that it stays hidden (SUR-08). */
export function wasSeenLately({ id, awayMs }: DockedSurveyEntry, now: number): boolean {
  const seenAt = readStored('local', `${SURVEY_SEEN_PREFIX}${id}`, isTime);
  return seenAt !== undefined && now - seenAt < awayMs;
}

export const storeSeen = ({ id }: DockedSurveyEntry, now: number): void =>
  writeStored('local', `${SURVEY_SEEN_PREFIX}${id}`, now);
