import type { StoredEntry, StoredGroups } from '@tableside/content-client/reader';

import { textsIn } from './check/content.ts';

const linesOf = (entry: StoredEntry): Map<string, string> =>
  new Map(textsIn(entry.fields).map(({ path, text }) => [path, text]));

function compare(draft: StoredEntry, live: StoredEntry | undefined): string[] {
  const [then, now] = [linesOf(draft), live ? linesOf(live) : new Map<string, string>()];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((path) =>
    now.get(path) === then.get(path)
      ? []
      : [`  ${path}`, `    live   ${now.get(path) ?? '–'}`, `    draft  ${then.get(path) ?? '–'}`],
  );
}

export function previewContent(groups: StoredGroups): string {
  const drafts = Object.entries(groups).flatMap(([group, entries]) =>
    entries
      .filter(({ draft }) => draft)
      .flatMap((draft) => {
        const live = entries.find((one) => !one.draft && one.slug === draft.slug);
        return [`${group}/${draft.slug}${live ? '' : ' is new'}`, ...compare(draft, live)];
      }),
  );
  return drafts.length === 0 ? 'There are no drafts.' : drafts.join('\n');
}
