import { defineCopy } from '@tableside/kit-content';

/** The words of the frame around the screens. */
export const chromeCopy = defineCopy('chrome', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  home: '{program} home',
  search: 'Find restaurants',
  join: 'Join',
  joinProgram: 'Join {program}',
  signIn: 'Sign in',
  signOut: 'Sign out',
  alreadyMember: 'Already a member?',
  back: 'Back',
  backNavigation: 'Way back',
  announcement: 'Announcement',
  announcementDetails: 'More about this announcement',
  footerNavigation: 'Footer',
  logos: 'Program and partners',
  apps: 'Apps',
  getApp: 'Get the app',
  appleApp: 'for iPhone',
  googleApp: 'for Android',
  copyright: '© {year} {program}.',
  support: 'Questions? {{support_phone}} · {{support_email}}',
});
