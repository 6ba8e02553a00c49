import type { Content } from '../content.ts';
import { hasMarkup, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import { readContent, type EntriesByGroup } from './read-content.ts';

const needsHtml = (value: unknown): boolean =>
  typeof value === 'string'
    ? hasMarkup(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(needsHtml);

/** Loads the parser of markup only if some content has markup, because most has none. */
async function loadHtmlCopy(): Promise<ParseHtmlCopy | undefined> {
  try {
    return (await import('../copy/html-copy.ts')).parseHtmlCopy;
  } catch (cause) {
    console.error('The reader of markup did not load, so copy shows as written.', cause);
    return undefined;
  }
}

/**
 * Parses the content in the entries of the groups. A missing group is empty.
 *
 * @param baseUrl - scheme and host of pictures. Empty for the site's own.
 */
export async function parseGroups(groups: EntriesByGroup, baseUrl: string): Promise<Content> {
  const parseHtml = needsHtml(groups) ? await loadHtmlCopy() : undefined;
  return readContent(groups, { parseHtml, baseUrl, log: (message) => console.warn(message) });
}
