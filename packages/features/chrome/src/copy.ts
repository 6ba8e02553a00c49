import { defineCopy } from '@tableside/kit-content';

/** The words of the frame around the screens that its first paint shows. */
export const chromeCopy = defineCopy('chrome', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  menuComes: 'One moment, please',
  home: '{program} home',
  search: 'Find restaurants',
  join: 'Join',
  signIn: 'Sign in',
  announcement: 'Announcement',
  announcementDetails: 'More about this announcement',
});
