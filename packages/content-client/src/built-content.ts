import hash from '@emotion/hash';

import { contentGroups, type Content, type ContentEntry } from './content.ts';
import { fetchGroup, type ContentSource } from './fetch/fetch-group.ts';

/** Content as a site was built with it. */
export interface BuiltContent {
  readonly content: Content;
  /** Tells whether the content service still has the entries that it was read from. */
  readonly digest: string;
}

/** The entries of all groups, in the order of `contentGroups`. */
type AllEntries = readonly (readonly ContentEntry[])[];

/** A text that differs between entries. It is not a safeguard: editors may write any content. */
export const digestOf = (groups: AllEntries): string => hash(JSON.stringify(groups));

/**
 * All eleven groups or nothing: rejects with the first group that fails. For a build, and for a site that was built with
 * content and wants newer.
 *
 * @param known - the digest of what the caller has.
 * @returns undefined where that is what there is still: then nothing is read, and the reader is not fetched.
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
