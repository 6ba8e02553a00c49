import type { SiteRules } from '@tableside/platform/hosting';

/** A partner's built site, and how to serve it. */
export interface ServedSite {
  readonly partnerId: string;
  /** The served folder of the build. */
  readonly root: string;
  /** Whether the platform can render its pages with data: the renderer is next to the build. */
  readonly hasRenderer: boolean;
  readonly rules: SiteRules;
}
