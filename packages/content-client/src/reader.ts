/**
 * Entry point for code that already has the entries, such as servers that fill the cache, and content checks.
 */
export { parseHtmlCopy } from './copy/html-copy.ts';
export { readContent, type EntriesByGroup } from './read/read-content.ts';
export { groupFile, readStoredEntries, type StoredEntry, type StoredGroups } from './read/read-stored.ts';
export type { ReadContentOptions } from './read/reading.ts';
