import type { SiteRules } from '@tableside/platform/hosting';

/** A partner's built site, and how it is served. */
export interface ServedSite {
  readonly partnerId: string;
  /** The folder of the build that is served. */
  readonly root: string;
  /** Whether the platform can render its pages with data: the renderer is beside the build. */
  readonly hasRenderer: boolean;
  readonly rules: SiteRules;
}
