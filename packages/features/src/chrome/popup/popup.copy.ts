import { defineCopy } from '@tableside/kits/content';

/** The words around the partner's popup; content replaces them by "chrome.<key>". */
export const popupCopy = defineCopy('chrome', {
  popupTitle: 'A note from {program}',
  popupAction: 'Got it',
  popupClose: 'Close',
});
