import type { LinkToken } from '@tableside/kits/partner';

import { defineCopy } from './copy/define-copy.ts';

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
  short_code: 'MISSING SHORT CODE',
};

export const contentCopy = defineCopy('content', {
  ...linkLabels,
  loading: 'Do not refresh, loading more content',
  // The program's best rate, for visitors without a rate of their own. Used within a sentence.
  upTo: 'up to {rate}',
  welcome: 'Welcome to {program}',
  welcomeMember: 'Welcome back, {name}',
  welcomeMemberUnnamed: 'Welcome back',
});
