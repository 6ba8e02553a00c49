import {
  parseHtmlCopy,
  readContent,
  type EntriesByGroup,
  type StoredGroups,
} from '@tableside/content-client/reader';
import { demoMembers } from '@tableside/demo/seed';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { storedContent } from '../check/content.ts';
import { interfaceCopy } from '../check/interface-copy.ts';
import type { Finding } from '../findings.ts';
import type { Condition, Site } from './condition.ts';
import { ofCombinations } from './of-combinations.ts';
import { ofContent } from './of-content.ts';
import { ofPeople } from './of-people.ts';
import { ofSettings, unpublished } from './of-settings.ts';

const conditions = (): readonly Condition[] => [
  ...ofSettings(),
  ...ofContent,
  ...ofCombinations,
  ...ofPeople,
];

function siteOf(settings: PartnerSettings, stored: StoredGroups, today: Date): Site {
  const published = Object.entries(stored).map(([group, entries]) => [
    group,
    entries.filter(({ draft }) => !draft),
  ]);
  const groups = Object.fromEntries(published) as EntriesByGroup;
  return {
    settings,
    content: readContent(groups, { parseHtml: parseHtmlCopy, log: () => undefined }),
    texts: JSON.stringify(groups) + [...interfaceCopy().values()].join('\n'),
    people: demoMembers(settings, today),
  };
}

/** A case of a requirement row, and where it occurs: "hilton" for a site, "hilton: vip" for a person. */
export interface ConditionPlaces {
  readonly rows: string;
  readonly when: string;
  readonly places: readonly string[];
}

export function conditionPlaces(
  workspace: string,
  partners: readonly PartnerSettings[],
  today: Date,
): ConditionPlaces[] {
  const sites = partners.map((settings) =>
    siteOf(settings, storedContent(workspace, settings.id).groups, today),
  );
  return conditions().map(({ rows, when, isAt }) => ({
    rows,
    when,
    places: sites.flatMap((site) => {
      const found = isAt(site);
      const { id } = site.settings;
      if (typeof found === 'boolean') return found ? [id] : [];
      return found.map(({ name }) => `${id}: ${name}`);
    }),
  }));
}

export const conditionFindings = (places: readonly ConditionPlaces[]): Finding[] =>
  places.flatMap(({ rows: where, when, places: found }) => {
    const reason = unpublished[when];
    if (reason === undefined)
      return found.length > 0
        ? []
        : [{ partner: 'all', where, message: `occurs at no partner and person: ${when}` }];
    return found.map((partner) => ({
      partner,
      where,
      message: `${when}, which no published site has: it ${reason}`,
    }));
  });
