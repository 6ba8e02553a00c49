import { routes } from '@tableside/core';

/** The pages of the account, with the key of their words. */
export const accountLinks = [
  { href: routes.overview.path, label: 'accountOverview' },
  { href: routes.activity.path, label: 'accountActivity' },
  { href: routes.cards.path, label: 'accountCards' },
  { href: routes.profile.path, label: 'accountProfile' },
] as const;
