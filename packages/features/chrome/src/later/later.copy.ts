import { defineCopy } from '@tableside/kit-content';

/** The words that travel with the later parts of the frame; content replaces them by "chrome.<key>" as well. */
export const laterCopy = defineCopy('chrome', {
  joinProgram: 'Join {program}',
  join: 'Join',
  signIn: 'Sign in',
  signOut: 'Sign out',
  alreadyMember: 'Already a member?',
  greeting: 'Hi, {name}',
  memberMenu: 'Hi, {name}: your account',
  memberEmail: '{email}',
  account: 'My account',
  accountOverview: 'Overview',
  accountActivity: 'Recent activity',
  accountCards: 'Manage cards',
  accountProfile: 'Profile',
  back: 'Back',
  backNavigation: 'Way back',
  footerNavigation: 'Footer',
  logos: 'Program and partners',
  apps: 'Apps',
  getApp: 'Get the app',
  appleApp: 'for iPhone',
  googleApp: 'for Android',
  copyright: '© {year} {program}.',
  support: 'Questions? {{support_phone}} · {{support_email}}',
});
