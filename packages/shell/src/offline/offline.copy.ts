import { defineCopy } from '@tableside/kits/content';

export const offlineCopy = defineCopy('shell', {
  offlineTitle: 'You’re offline',
  offlineText: 'This page opens on its own as soon as you’re back online.',
  offlineSearch: 'See the restaurants you found last',
  offlineRetry: 'Try again',
  offlineBanner: 'You’re offline. Nothing on this page is lost, and we’ll try again when you’re back.',
  backOnline: 'You’re back online.',
});
