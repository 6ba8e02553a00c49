import type { SiteRules } from '@tableside/platform/hosting';

/** A partner's built site, and how it is served. */
export interface ServedSite {
  readonly partnerId: string;
  /** The folder of the build that is served. */
  readonly root: string;
  readonly rules: SiteRules;
}
