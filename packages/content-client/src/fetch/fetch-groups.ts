import { contentGroups, type ContentEntry, type ContentGroup } from '../content.ts';
import type { EntriesByGroup } from '../read/read-content.ts';
import { fetchGroup, type ContentSource } from './fetch-group.ts';

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/**
 * Fetches all eleven groups in parallel. A failed group is absent and logged (CON-04). Rejects with the first
 * failure only if all fail.
 */
export async function fetchGroups(source: ContentSource, signal?: AbortSignal): Promise<EntriesByGroup> {
  const answers = await Promise.allSettled(contentGroups.map((group) => fetchGroup(source, group, signal)));
  signal?.throwIfAborted();
  const groups: Partial<Record<ContentGroup, readonly ContentEntry[]>> = {};
  const failures: unknown[] = [];
  contentGroups.forEach((group, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') groups[group] = answer.value;
    if (answer?.status === 'rejected') {
      console.error(`Content ${group}: ${messageOf(answer.reason)}`);
      failures.push(answer.reason);
    }
  });
  if (failures.length === contentGroups.length) throw failures[0];
  return groups;
}
