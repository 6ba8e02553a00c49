import type { LinkToken } from '@tableside/kits/partner';

import { defineCopy } from './copy/define-copy.ts';

/** The words of links that tokens make (CON-16 to CON-28). */
const linkLabels: Readonly<Record<LinkToken, string>> = {
  sign_in: 'Sign in',
  activate: 'Activate your membership',
  join: 'Join',
  recover: 'Recover your account',
  delete_card: 'Remove a card',
  terms: 'Program terms',
  privacy: 'Privacy notice',
  find_member_number: 'Find your number',
  support_phone: '{phone}',
  support_email: '{email}',
  offers: 'See offers',
  events: 'Events',
  home: 'Home',
  sign_out: 'Sign out',
  recent_activity_disclaimer: 'How activity is counted',
  // A partner's own code takes the place of these words; they show where there is none (CON-28).
  short_code: 'MISSING SHORT CODE',
};

/** The words of this kit. */
export const contentCopy = defineCopy('content', {
  ...linkLabels,
  loading: 'Do not refresh, loading more content',
  // The rate of the program for those who have none of their own yet: in the middle of a sentence.
  upTo: 'up to {rate}',
  welcome: 'Welcome to {program}',
  welcomeMember: 'Welcome back, {name}',
});
