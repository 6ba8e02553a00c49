import hash from '@emotion/hash';

import { contentGroups, contentKeys, type Content, type ContentEntry } from './content.ts';
import { fetchGroup, type ContentSource } from './fetch/fetch-group.ts';
import { fetchGroups } from './fetch/fetch-groups.ts';

export interface BuiltContent {
  readonly content: Content;
  /** Identifies the entries from which the content was parsed, to detect changes in the content service. */
  readonly digest: string;
}

/** Entries of all groups, in the order of `contentGroups`. Undefined for a group that failed. */
type AllEntries = readonly (readonly ContentEntry[] | undefined)[];

/** Returns a text that changes with the entries. It is no security check: editors may write any content. */
export const digestOf = (groups: AllEntries): string => hash(JSON.stringify(groups));

export async function fetchBuiltContent(source: ContentSource): Promise<BuiltContent> {
  const groups = await Promise.all(contentGroups.map((group) => fetchGroup(source, group)));
  const { parseGroups } = await import('./read/parse-groups.ts');
  const byGroup = Object.fromEntries(contentGroups.map((group, index) => [group, groups[index]]));
  return { content: await parseGroups(byGroup, source.baseUrl?.() ?? ''), digest: digestOf(groups) };
}

/**
 * Fetches the content of a site that was built with it, one group after another. A failed group is logged and keeps its built content
 * (CON-04). Rejects with the first failure if all fail.
 * @returns undefined if nothing has changed. In that case, the entries are not parsed, and the parser is not
 * loaded.
 */
export async function fetchNewerContent(
  source: ContentSource,
  built: BuiltContent,
  signal?: AbortSignal,
): Promise<Content | undefined> {
  const groups = await fetchGroups(source, 'inTurn', signal);
  if (digestOf(contentGroups.map((group) => groups[group])) === built.digest) return undefined;
  const { parseGroups } = await import('./read/parse-groups.ts');
  const newer = await parseGroups(groups, source.baseUrl?.() ?? '');
  const failed = contentGroups.filter((group) => !groups[group]).map((group) => contentKeys[group]);
  return { ...newer, ...Object.fromEntries(failed.map((key) => [key, built.content[key]])) };
}
