import { defineCopy } from '@tableside/kits/content';

/** The words around messages; content replaces them by "shell.<key>" as well. */
export const toastCopy = defineCopy('shell', {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  successPrefix: 'SUCCESS:',
  errorPrefix: 'ERROR:',
  warningPrefix: 'WARNING:',
});
