import { defineCopy } from '@tableside/kits/content';

/** Copy around toasts; content also overrides it by `shell.<key>`. */
export const toastCopy = defineCopy('shell', {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  successPrefix: 'SUCCESS:',
  errorPrefix: 'ERROR:',
  warningPrefix: 'WARNING:',
});
