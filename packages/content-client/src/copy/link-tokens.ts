export const linkTokens = [
  'sign_in',
  'activate',
  'join',
  'recover',
  'delete_card',
  'terms',
  'privacy',
  'find_member_number',
  'support_phone',
  'support_email',
  'offers',
  'events',
  'home',
  'sign_out',
  'recent_activity_disclaimer',
  'short_code',
] as const;
export type LinkToken = (typeof linkTokens)[number];

export const isLinkToken = (name: string): name is LinkToken =>
  (linkTokens as readonly string[]).includes(name);
