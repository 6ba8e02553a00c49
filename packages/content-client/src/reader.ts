/** For those who have the entries already: servers that fill the cache, and checks of content. */
export { parseHtmlCopy } from './copy/html-copy.ts';
export { readContent, type EntriesByGroup } from './read/read-content.ts';
export type { ReadContentOptions } from './read/reading.ts';
