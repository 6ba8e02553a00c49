import { contentGroups, type Content, type ContentEntry, type ContentGroup } from '../content.ts';
import { hasMarkup, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import type { EntriesByGroup } from '../read/read-content.ts';
import { fetchGroup, type ContentSource } from './fetch-group.ts';

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

type Answers = readonly PromiseSettledResult<readonly ContentEntry[]>[];

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** The entries of the groups that answered; the others are logged. Rejects when there are no others. */
function collectGroups(answers: Answers): EntriesByGroup {
  const failures = answers.filter((answer) => answer.status === 'rejected');
  const groups: Partial<Record<ContentGroup, readonly ContentEntry[]>> = {};
  contentGroups.forEach((group, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') groups[group] = answer.value;
    if (answer?.status === 'rejected') console.error(`Content ${group}: ${messageOf(answer.reason)}`);
  });
  if (failures.length === contentGroups.length) throw failures[0]?.reason;
  return groups;
}

/**
 * All eleven groups, asked for at once. A group that fails is empty and logged (CON-04); only when all of them fail does
 * the whole reject, with the first failure.
 */
export async function fetchContent(source: ContentSource, signal?: AbortSignal): Promise<Content> {
  // The reader comes while the answers do: a page that brings its content along never loads it.
  const loading = import('../read/read-content.ts');
  // It is awaited below, once the answers are there; until then its failure is nobody's news.
  loading.catch(() => undefined);
  const answers = await Promise.allSettled(contentGroups.map((group) => fetchGroup(source, group, signal)));
  signal?.throwIfAborted();
  const groups = collectGroups(answers);
  const parseHtml = needsHtml(groups) ? await loadHtmlCopy() : undefined;
  const { readContent } = await loading;
  return readContent(groups, { parseHtml, log: (message) => console.warn(message) });
}
