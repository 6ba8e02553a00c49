import { routes } from '@tableside/core';
import { lazyScreen, type LazyScreen } from '@tableside/kits/feature';
import { accountPages, type accountPagesCopy } from '@tableside/kits/session';

import type { AccountTabProps } from './account-tab.ts';

type AccountPage = (typeof accountPages)[number];

export interface AccountTab {
  readonly path: string;
  readonly title: keyof (typeof accountPagesCopy)['texts'];
  readonly screen: LazyScreen<AccountTabProps>;
  readonly isList: boolean;
  readonly below?: string;
}

const screens: Readonly<Record<AccountPage['title'], AccountTab['screen']>> = {
  overview: lazyScreen(async () => (await import('./overview/overview.tsx')).Overview),
  recentActivity: lazyScreen(
    async () => (await import('./recent-activity/recent-activity.tsx')).RecentActivity,
  ),
  manageCards: lazyScreen(async () => (await import('./manage-cards/manage-cards.tsx')).ManageCards),
  profile: lazyScreen(async () => (await import('./profile/profile.tsx')).Profile),
};

export const accountTabs: readonly AccountTab[] = accountPages.map((page) => ({
  ...page,
  screen: screens[page.title],
  isList: page.title === 'recentActivity',
}));

export const claimPage: AccountTab = {
  path: routes.claim.path,
  title: 'reportVisit',
  screen: lazyScreen(async () => (await import('./claims/report-visit.tsx')).ReportVisit),
  isList: false,
  below: routes.activity.path,
};
