import type { SiteRules } from '@tableside/platform/hosting';

export interface ServedSite {
  readonly partnerId: string;
  readonly root: string;
  /** Whether the platform can render pages with data, because the renderer is next to the build. */
  readonly hasRenderer: boolean;
  readonly rules: SiteRules;
}
