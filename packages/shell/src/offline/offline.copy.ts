import { defineCopy } from '@tableside/kits/content';

/** Copy of the page that is shown without a connection (CHR-40). */
export const offlineCopy = defineCopy('shell', {
  offlineTitle: 'You’re offline',
  offlineText: 'This page opens by itself as soon as you have a connection again.',
  offlineSearch: 'See the restaurants you found last',
  offlineRetry: 'Try again',
});
