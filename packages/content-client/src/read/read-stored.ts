import type { ContentEntry, ContentGroup } from '../content.ts';
import { createReading, readEach, type ReadContentOptions } from './reading.ts';
import { asList, isRecord } from './wire.ts';

export interface StoredEntry extends ContentEntry {
  readonly name?: string;
  readonly draft?: boolean;
}

export type StoredGroups = Partial<Readonly<Record<ContentGroup, readonly StoredEntry[]>>>;

export const groupFile = (group: ContentGroup): string => `${group === '*' ? 'global' : group}.json`;

/**
 * Returns the entries in the JSON of a group's file, unchanged, so that a site that was built from the same
 * files recognizes them. Logs and leaves out whatever is not an entry.
 */
export function readStoredEntries(
  group: ContentGroup,
  json: unknown,
  log: ReadContentOptions['log'],
): readonly StoredEntry[] {
  const { drop } = createReading({ log });
  if (!Array.isArray(json)) drop(group, 'is no list of entries');
  return readEach(asList(json), (item, index) =>
    isRecord(item) && typeof item['slug'] === 'string' && isRecord(item['fields'])
      ? (item as unknown as StoredEntry)
      : drop(`${group}[${index}]`, 'is no entry, which has a slug and fields'),
  );
}
