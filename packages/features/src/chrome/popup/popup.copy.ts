import { defineCopy } from '@tableside/kits/content';

/** Copy around the partner's popup; content overrides it by `chrome.<key>`. */
export const popupCopy = defineCopy('chrome', {
  popupTitle: 'A note from {program}',
  popupAction: 'Got it',
  popupClose: 'Close',
});
