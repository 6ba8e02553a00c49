import { routes } from '@tableside/core';
import { lazyScreen, type LazyScreen } from '@tableside/kits/feature';
import type { ComponentType } from 'react';

import type { AccountTabProps } from './account-tab.ts';

export interface AccountTab {
  readonly path: string;
  /** The copy key of the tab's name, which is also the page's heading (ACC-01). */
  readonly title: 'overview' | 'recentActivity' | 'manageCards' | 'profile';
  readonly screen: LazyScreen<AccountTabProps>;
  /** Long lists start directly below the tabs on phones, where the tab already names them. */
  readonly isList: boolean;
}

function lazyTab(
  path: string,
  title: AccountTab['title'],
  load: () => Promise<ComponentType<AccountTabProps>>,
  { isList = false } = {},
): AccountTab {
  return { path, title, screen: lazyScreen(load), isList };
}

/** The account's four tabs, in display order (ROU-13). */
export const accountTabs: readonly AccountTab[] = [
  lazyTab(routes.overview.path, 'overview', async () => (await import('./overview/overview.tsx')).Overview),
  lazyTab(
    routes.activity.path,
    'recentActivity',
    async () => (await import('./recent-activity/recent-activity.tsx')).RecentActivity,
    { isList: true },
  ),
  lazyTab(
    routes.cards.path,
    'manageCards',
    async () => (await import('./manage-cards/manage-cards.tsx')).ManageCards,
  ),
  lazyTab(routes.profile.path, 'profile', async () => (await import('./profile/profile.tsx')).Profile),
];
