import { routes } from '@tableside/core';

/** The pages of the account, with the copy keys of their labels. */
export const accountLinks = [
  { href: routes.overview.path, label: 'accountOverview' },
  { href: routes.activity.path, label: 'accountActivity' },
  { href: routes.cards.path, label: 'accountCards' },
  { href: routes.profile.path, label: 'accountProfile' },
] as const;
