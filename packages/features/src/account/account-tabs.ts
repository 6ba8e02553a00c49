import { lazyScreen, type LazyScreen } from '@tableside/kits/feature';
import { accountPages } from '@tableside/kits/session';

import type { AccountTabProps } from './account-tab.ts';

type AccountPage = (typeof accountPages)[number];

export type AccountTab = AccountPage & {
  readonly screen: LazyScreen<AccountTabProps>;
  readonly isList: boolean;
};

const screens: Readonly<Record<AccountPage['title'], AccountTab['screen']>> = {
  overview: lazyScreen(async () => (await import('./overview/overview.tsx')).Overview),
  recentActivity: lazyScreen(
    async () => (await import('./recent-activity/recent-activity.tsx')).RecentActivity,
  ),
  manageCards: lazyScreen(async () => (await import('./manage-cards/manage-cards.tsx')).ManageCards),
  profile: lazyScreen(async () => (await import('./profile/profile.tsx')).Profile),
};

/** The account's four tabs, whose names are also the headings of their pages (ACC-01). */
export const accountTabs: readonly AccountTab[] = accountPages.map((page) => ({
  ...page,
  screen: screens[page.title],
  isList: page.title === 'recentActivity',
}));
