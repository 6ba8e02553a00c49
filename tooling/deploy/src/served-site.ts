import type { SiteRules } from '@tableside/platform/hosting';

export interface ServedSite {
  readonly partnerId: string;
  readonly root: string;
  /** Whether a renderer is next to the build, with which the platform can render pages with data. */
  readonly hasRenderer: boolean;
  readonly rules: SiteRules;
}
