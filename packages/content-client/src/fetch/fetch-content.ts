import { contentGroups, type Content } from '../content.ts';
import { fetchGroup, type ContentSource } from './fetch-group.ts';

/**
 * All eleven groups, asked for at once. A group that fails is empty and logged (CON-04); only when all of them fail does
 * the whole reject, with the first failure.
 */
export async function fetchContent(source: ContentSource, signal?: AbortSignal): Promise<Content> {
  // The reader comes while the answers do: a page that brings its content along never loads it.
  const loading = import('../read/read-answers.ts');
  // It is awaited below, once the answers are there; until then its failure is nobody's news.
  loading.catch(() => undefined);
  const answers = await Promise.allSettled(contentGroups.map((group) => fetchGroup(source, group, signal)));
  signal?.throwIfAborted();
  const { readAnswers } = await loading;
  return readAnswers(answers, source.baseUrl?.() ?? '');
}
