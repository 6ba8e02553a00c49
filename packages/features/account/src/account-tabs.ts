import type { ComponentType } from 'react';

import { ManageCards } from './manage-cards/manage-cards.tsx';
import { Overview } from './overview/overview.tsx';
import { Profile } from './profile/profile.tsx';
import { RecentActivity } from './recent-activity/recent-activity.tsx';
import type { AccountTabProps } from './account-tab.ts';

export interface AccountTab {
  /** Under /account. */
  readonly path: string;
  /** The key of its name in the copy; also the heading of its page (ACC-01). */
  readonly title: 'overview' | 'recentActivity' | 'manageCards' | 'profile';
  readonly Page: ComponentType<AccountTabProps>;
}

/** The four parts of the account, in their order (ROU-13). */
export const accountTabs: readonly AccountTab[] = [
  { path: 'overview', title: 'overview', Page: Overview },
  { path: 'recent_activity', title: 'recentActivity', Page: RecentActivity },
  { path: 'manage_cards', title: 'manageCards', Page: ManageCards },
  { path: 'user_profile', title: 'profile', Page: Profile },
];
