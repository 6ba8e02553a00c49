import type { PartnerSettings } from '@tableside/partner-config';

/** The link tokens of long copy, written `{{sign_in}}` (CON-15 to CON-28). */
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

/** Where the sign-in of this partner is: its own screen, or the address that starts single sign-on. */
export const signInHref = ({ enrollmentType, ssoLoginUrl }: PartnerSettings): string =>
  enrollmentType === 'sso' ? ssoLoginUrl : '/login';
