import { defineCopy } from '@tableside/kits/content';

export const toastCopy = defineCopy('shell', {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  successPrefix: 'SUCCESS:',
  errorPrefix: 'ERROR:',
  warningPrefix: 'WARNING:',
});
