import { coversPath } from '@tableside/core';

import type { ContentEntry } from '../content.ts';
import { asList, asText, isRecord } from './wire.ts';

export interface SurveyEntry {
  readonly id: string;
  readonly text: string;
  /** Delay in milliseconds before the tab appears. */
  readonly delayMs: number;
  /** Time in milliseconds for which the tab stays hidden after it was closed or the survey was submitted. */
  readonly awayMs: number;
  /** Paths whose pages, and pages below them, show the survey. If empty, every page does. */
  readonly allowedPaths: readonly string[];
  readonly disallowedPaths: readonly string[];
}

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const DEFAULT_AWAY_DAYS = 90;
/** A longer delay would overflow a timer, which would then fire immediately. */
const LONGEST_DELAY_MS = DAY_MS;

const atLeastZero = (value: unknown, byDefault: number) =>
  typeof value === 'number' && value >= 0 ? value : byDefault;

/** Parses paths, which editors list as `[{ "url_allowed": "/search" }]`. */
const pathsOf = (list: unknown, key: string): string[] =>
  asList(list).flatMap((item) => (isRecord(item) ? (asText(item[key])?.trim() ?? []) : []));

/** Parses an entry as a survey. Undefined for the texts of a survey page, and for a malformed entry. */
export function readSurvey({ fields }: ContentEntry): SurveyEntry | undefined {
  const id = asText(fields['id']);
  const text = asText(fields['text']);
  if (id === undefined || text === undefined) return undefined;
  return {
    id,
    text,
    delayMs: Math.min(atLeastZero(fields['delay_timeout'], 0) * SECOND_MS, LONGEST_DELAY_MS),
    awayMs: atLeastZero(fields['cookie_timeout'], DEFAULT_AWAY_DAYS) * DAY_MS,
    allowedPaths: pathsOf(fields['url_allow_list'], 'url_allowed'),
    disallowedPaths: pathsOf(fields['url_disallow_list'], 'url_disallowed'),
  };
}

const isAllowedAt =
  (path: string) =>
  ({ allowedPaths, disallowedPaths }: SurveyEntry): boolean =>
    (allowedPaths.length === 0 || allowedPaths.some((listed) => coversPath(listed, path))) &&
    !disallowedPaths.some((listed) => coversPath(listed, path));

/** Returns the survey of a page, which is the last one that is allowed on its path (SUR-09, SUR-10). */
export const surveyAt = (entries: readonly ContentEntry[], path: string): SurveyEntry | undefined =>
  entries
    .map(readSurvey)
    .filter((survey) => survey !== undefined)
    .findLast(isAllowedAt(path));
