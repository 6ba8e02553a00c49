import type { Content } from '../content.ts';
import type { ContentSource } from './fetch-group.ts';
import { fetchGroups } from './fetch-groups.ts';

export async function fetchContent(source: ContentSource, signal?: AbortSignal): Promise<Content> {
  // The parser loads in parallel with the responses. A page with built-in content never loads it.
  const loading = import('../read/parse-groups.ts');
  // The rejection is handled below, after the responses. Until then, it must not count as unhandled.
  loading.catch(() => undefined);
  const groups = await fetchGroups(source, 'parallel', signal);
  const { parseGroups } = await loading;
  return parseGroups(groups, source.baseUrl?.() ?? '');
}
