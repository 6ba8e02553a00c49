import { defineCopy } from '@tableside/kits/content';

export const nativeAppCopy = defineCopy('chrome', {
  updateTitle: 'New Version Available',
  updateText: 'Update now to keep using the app.',
  updateAction: 'Update Now',
  appAnnouncementTitle: 'New in the app',
  appAnnouncementText: 'The latest version of the {program} app is here, with more ways to find a table.',
});
