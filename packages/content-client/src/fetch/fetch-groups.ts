import { contentGroups, type ContentEntry, type ContentGroup } from '../content.ts';
import type { EntriesByGroup } from '../read/read-content.ts';
import { fetchGroup, type ContentSource } from './fetch-group.ts';

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/**
 * Fetches all eleven groups, in parallel or in turn. In turn leaves connections and the main thread to what
 * the visitor does. A failed group is absent and logged (CON-04). Rejects with the first failure only if all
 * fail.
 */
export async function fetchGroups(
  source: ContentSource,
  order: 'parallel' | 'inTurn',
  signal?: AbortSignal,
): Promise<EntriesByGroup> {
  const batches = order === 'inTurn' ? contentGroups.map((group) => [group]) : [contentGroups];
  const results: PromiseSettledResult<readonly ContentEntry[]>[] = [];
  for (const batch of batches)
    results.push(...(await Promise.allSettled(batch.map((group) => fetchGroup(source, group, signal)))));
  signal?.throwIfAborted();
  const groups: Partial<Record<ContentGroup, readonly ContentEntry[]>> = {};
  const failures: unknown[] = [];
  contentGroups.forEach((group, index) => {
    const result = results[index];
    if (result?.status === 'fulfilled') groups[group] = result.value;
    if (result?.status === 'rejected') {
      console.error(`Content ${group}: ${messageOf(result.reason)}`);
      failures.push(result.reason);
    }
  });
  if (failures.length === contentGroups.length) throw failures[0];
  return groups;
}
