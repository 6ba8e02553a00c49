import { contentGroups, type ContentEntry, type ContentGroup } from '@tableside/content-client';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

async function fetchEntries(address: string): Promise<readonly ContentEntry[]> {
  const answer = await fetch(address);
  if (!answer.ok) return [];
  return ((await answer.json()) as { data: readonly ContentEntry[] }).data;
}

async function fetchDrafts(cmsRoute: string, group: ContentGroup) {
  const address = `${cmsRoute}/pages/${group}/?page_size=100`;
  const [all, live] = await Promise.all([fetchEntries(`${address}&preview=1`), fetchEntries(address)]);
  const known = new Set(live.map((entry) => JSON.stringify(entry.fields)));
  return all
    .filter(({ fields }) => !known.has(JSON.stringify(fields)))
    .map(({ slug, fields }) => [`${group}/${slug}`, fields] as const);
}

const draftsQuery = (cmsRoute: string) =>
  queryOptions({
    queryKey: ['staging', 'drafts', cmsRoute],
    queryFn: async () =>
      (await Promise.all(contentGroups.map((group) => fetchDrafts(cmsRoute, group)))).flat(),
  });

/** Lists the entries that editors have written but not yet published (ROU-19). */
export function ContentDrafts() {
  const copy = useCopy(stagingCopy);
  const { cmsRoute } = usePartner();
  const { data: drafts } = useQuery(draftsQuery(cmsRoute));
  return (
    <ToolSection title={copy.text('stagingDrafts')}>
      {drafts?.length === 0 && <p css={styles.note}>{copy('stagingNoDrafts')}</p>}
      {drafts?.map(([name, fields]) => (
        <details key={name} css={styles.details}>
          <summary>{name}</summary>
          <pre css={styles.code}>{JSON.stringify(fields, null, 2)}</pre>
        </details>
      ))}
    </ToolSection>
  );
}
