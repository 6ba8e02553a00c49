import { defineCopy } from '@tableside/kit-content';

/** The words that travel with the later parts of the frame; content replaces them by "chrome.<key>" as well. */
export const laterCopy = defineCopy('chrome', {
  joinProgram: 'Join {program}',
  signIn: 'Sign in',
  signOut: 'Sign out',
  alreadyMember: 'Already a member?',
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
