import { defineCopy } from '@tableside/kits/content';

export const popupCopy = defineCopy('chrome', {
  popupTitle: 'A note from {program}',
  popupAction: 'Got it',
  popupClose: 'Close',
});
