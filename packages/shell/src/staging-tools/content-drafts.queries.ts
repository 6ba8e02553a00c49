import { contentGroups, type ContentEntry, type ContentGroup } from '@tableside/content-client';
import { queryOptions } from '@tanstack/react-query';

async function fetchEntries(address: string): Promise<readonly ContentEntry[]> {
  const response = await fetch(address);
  if (!response.ok) return [];
  return ((await response.json()) as { data: readonly ContentEntry[] }).data;
}

async function fetchDrafts(cmsRoute: string, group: ContentGroup) {
  const address = `${cmsRoute}/pages/${group}/?page_size=100`;
  const [all, live] = await Promise.all([fetchEntries(`${address}&preview=1`), fetchEntries(address)]);
  const known = new Set(live.map((entry) => JSON.stringify(entry.fields)));
  return all
    .filter(({ fields }) => !known.has(JSON.stringify(fields)))
    .map(({ slug, fields }) => [`${group}/${slug}`, fields] as const);
}

export const draftsQuery = (cmsRoute: string) =>
  queryOptions({
    queryKey: ['staging', 'drafts', cmsRoute],
    queryFn: async () =>
      (await Promise.all(contentGroups.map((group) => fetchDrafts(cmsRoute, group)))).flat(),
  });
