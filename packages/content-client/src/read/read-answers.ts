import { contentGroups, type Content, type ContentEntry, type ContentGroup } from '../content.ts';
import { hasMarkup, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import { readContent, type EntriesByGroup } from './read-content.ts';

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

/** The result of each group's request, in the order of `contentGroups`. */
export type Answers = readonly PromiseSettledResult<readonly ContentEntry[]>[];

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** Collects the entries of successful groups and logs the failed ones. Throws if all failed. */
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
 * Parses the content in the responses of the eleven groups. Rejects if all failed.
 *
 * @param baseUrl - scheme and host of pictures; empty for the site's own.
 */
export async function readAnswers(answers: Answers, baseUrl: string): Promise<Content> {
  const groups = collectGroups(answers);
  const parseHtml = needsHtml(groups) ? await loadHtmlCopy() : undefined;
  return readContent(groups, { parseHtml, baseUrl, log: (message) => console.warn(message) });
}
