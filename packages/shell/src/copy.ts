import { defineCopy } from '@tableside/kit-content';

/** The words of the page frame and its own pages; content replaces them by "shell.<key>". */
export const shellCopy = defineCopy('shell', {
  loading: 'Do not refresh, loading more content',
  newTab: '(opens in a new tab)',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  successPrefix: 'SUCCESS:',
  errorPrefix: 'ERROR:',
  warningPrefix: 'WARNING:',
  errorTitle: 'Something went wrong.',
  errorText: 'Something went wrong. Please refresh the page and try again.',
});
