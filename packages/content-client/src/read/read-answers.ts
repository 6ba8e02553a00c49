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

/** What became of each group, in the order of `contentGroups`. */
export type Answers = readonly PromiseSettledResult<readonly ContentEntry[]>[];

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
 * The content in the answers of the eleven groups. Rejects when not one of them came.
 *
 * @param baseUrl - scheme and host that pictures are at; empty for the site's own.
 */
export async function readAnswers(answers: Answers, baseUrl: string): Promise<Content> {
  const groups = collectGroups(answers);
  const parseHtml = needsHtml(groups) ? await loadHtmlCopy() : undefined;
  return readContent(groups, { parseHtml, baseUrl, log: (message) => console.warn(message) });
}
