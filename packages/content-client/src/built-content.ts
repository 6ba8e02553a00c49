import hash from '@emotion/hash';

import { contentGroups, type Content, type ContentEntry } from './content.ts';
import { fetchGroup, type ContentSource } from './fetch/fetch-group.ts';

/** The content that was built into a site. */
export interface BuiltContent {
  readonly content: Content;
  /** Identifies the entries it was parsed from, to detect changes in the content service. */
  readonly digest: string;
}

/** The entries of all groups, in the order of `contentGroups`. */
type AllEntries = readonly (readonly ContentEntry[])[];

/**
 * Returns a text that changes with the entries. It is not a security check: editors may write any content.
 */
export const digestOf = (groups: AllEntries): string => hash(JSON.stringify(groups));

/**
 * Fetches all eleven groups, or rejects with the first failure. For builds, and for sites that were built
 * with content and check for newer.
 *
 * @param known - the digest of the caller's content.
 * @returns undefined if nothing has changed: then the entries are not parsed, and the parser is not loaded.
 */
export async function fetchBuiltContent(
  source: ContentSource,
  known?: string,
): Promise<BuiltContent | undefined> {
  const groups = await Promise.all(contentGroups.map((group) => fetchGroup(source, group)));
  const digest = digestOf(groups);
  if (digest === known) return undefined;
  const { readAnswers } = await import('./read/read-answers.ts');
  const answers = groups.map((value) => ({ status: 'fulfilled' as const, value }));
  return { content: await readAnswers(answers, source.baseUrl?.() ?? ''), digest };
}
