import { routes } from '@tableside/core';
import { defineCopy } from '@tableside/kits/content';

export const accountPagesCopy = defineCopy('account', {
  overview: 'Account Overview',
  recentActivity: 'Reviews & History',
  manageCards: 'Linked Cards',
  profile: 'Profile',
  reportVisit: 'Report a visit',
});

/** The account's pages in display order (ROU-13), with the copy keys of their names. */
export const accountPages = [
  { path: routes.overview.path, title: 'overview' },
  { path: routes.activity.path, title: 'recentActivity' },
  { path: routes.cards.path, title: 'manageCards' },
  { path: routes.profile.path, title: 'profile' },
] as const;
