import { defineCopy } from '@tableside/kits/content';

/** Copy of the frame around the screens; content overrides it by `chrome.<key>`. */
export const chromeCopy = defineCopy('chrome', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  home: '{program} home',
  search: 'Find restaurants',
  join: 'Join',
  signIn: 'Sign in',
  announcement: 'Announcement',
  announcementDetails: 'More about this announcement',

  joinProgram: 'Join {program}',
  signOut: 'Sign out',
  signedOut: 'You’re signed out.',
  alreadyMember: 'Already a member?',
  greeting: 'Hi, {name}',
  memberMenu: 'Hi, {name}: your account',
  memberEmail: '{email}',
  account: 'My account',
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
