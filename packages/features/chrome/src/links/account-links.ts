/** The pages of the account, with the key of their words. */
export const accountLinks = [
  { href: '/account/overview', label: 'accountOverview' },
  { href: '/account/recent_activity', label: 'accountActivity' },
  { href: '/account/manage_cards', label: 'accountCards' },
  { href: '/account/user_profile', label: 'accountProfile' },
] as const;
