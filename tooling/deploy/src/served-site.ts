import type { SiteRules } from '@tableside/platform/hosting';

export interface ServedSite {
  readonly partnerId: string;
  readonly root: string;
  readonly hasRenderer: boolean;
  readonly rules: SiteRules;
}
