import { routes } from '@tableside/core';
import { lazyScreen, type LazyScreen } from '@tableside/kits/feature';
import type { ComponentType } from 'react';

import type { AccountTabProps } from './account-tab.ts';

export interface AccountTab {
  readonly path: string;
  /** The key of its name in the copy; also the heading of its page (ACC-01). */
  readonly title: 'overview' | 'recentActivity' | 'manageCards' | 'profile';
  readonly screen: LazyScreen<AccountTabProps>;
}

function lazyTab(
  path: string,
  title: AccountTab['title'],
  load: () => Promise<ComponentType<AccountTabProps>>,
): AccountTab {
  return { path, title, screen: lazyScreen(load) };
}

/** The four parts of the account, in their order (ROU-13). */
export const accountTabs: readonly AccountTab[] = [
  lazyTab(routes.overview.path, 'overview', async () => (await import('./overview/overview.tsx')).Overview),
  lazyTab(
    routes.activity.path,
    'recentActivity',
    async () => (await import('./recent-activity/recent-activity.tsx')).RecentActivity,
  ),
  lazyTab(
    routes.cards.path,
    'manageCards',
    async () => (await import('./manage-cards/manage-cards.tsx')).ManageCards,
  ),
  lazyTab(routes.profile.path, 'profile', async () => (await import('./profile/profile.tsx')).Profile),
];
