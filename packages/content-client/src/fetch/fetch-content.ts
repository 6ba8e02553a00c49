import { contentGroups, type Content, type ContentEntry, type ContentGroup } from '../content.ts';
import { hasMarkup, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import { readContent, type EntriesByGroup } from '../read/read-content.ts';
import { ContentError, fetchGroup, type ContentSource } from './fetch-group.ts';

const needsHtml = (value: unknown): boolean =>
  typeof value === 'string'
    ? hasMarkup(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(needsHtml);

/** Most content has no markup, and then its parser is never loaded. */
async function loadHtmlCopy(): Promise<ParseHtmlCopy | undefined> {
  try {
    return (await import('../copy/html-copy.ts')).parseHtmlCopy;
  } catch (cause) {
    console.error('The reader of markup did not load, so copy shows as written.', cause);
    return undefined;
  }
}

/**
 * All eleven groups, asked for at once. A group that fails is empty and logged (CON-04); only when all of them fail does
 * the whole reject, with the first failure.
 */
export async function fetchContent(source: ContentSource, signal?: AbortSignal): Promise<Content> {
  const answers = await Promise.allSettled(contentGroups.map((group) => fetchGroup(source, group, signal)));
  signal?.throwIfAborted();

  const groups: Partial<Record<ContentGroup, readonly ContentEntry[]>> = {};
  const failures: unknown[] = [];
  contentGroups.forEach((group, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') groups[group] = answer.value;
    if (answer?.status !== 'rejected') return;
    failures.push(answer.reason);
    console.error(`Content ${group}: ${answer.reason instanceof Error ? answer.reason.message : 'failed'}`);
  });
  const [failure] = failures;
  if (failures.length === contentGroups.length) {
    throw failure instanceof Error ? failure : new ContentError('No content');
  }

  const parseHtml = needsHtml(groups) ? await loadHtmlCopy() : undefined;
  return readContent(groups satisfies EntriesByGroup, { parseHtml, log: (message) => console.warn(message) });
}
