import type { Content } from '@tableside/content-client';
import type { DemoMember } from '@tableside/demo/seed';
import type { PartnerSettings } from '@tableside/partner-config/schema';

export interface Site {
  readonly settings: PartnerSettings;
  readonly content: Content;
  readonly texts: string;
  readonly people: readonly DemoMember[];
}

export interface Condition {
  readonly rows: string;
  readonly when: string;
  readonly isAt: (site: Site) => boolean | readonly DemoMember[];
}

export const at = (rows: string, when: string, isAt: (site: Site) => boolean): Condition => ({
  rows,
  when,
  isAt,
});
export const of = (
  rows: string,
  when: string,
  isMet: (person: DemoMember, site: Site) => boolean,
): Condition => ({
  rows,
  when,
  isAt: (site) => site.people.filter((person) => isMet(person, site)),
});
