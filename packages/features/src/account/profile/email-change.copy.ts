import { defineCopy } from '@tableside/kits/content';

export const emailChangeCopy = defineCopy('accountEmailChange', {
  change: 'Change email address',
  loading: 'Looking for a change in progress',
  failed: 'We can’t change your email address right now.',
  tryAgain: 'Try again',

  startTitle: 'Change your email address',
  startText: 'We’ll send a code to your old address and one to the new address. You need both.',
  email: 'New email address',
  currentPassword: 'Current password',
  locked: 'Too many wrong passwords. Please try again in 30 minutes.',
  send: 'Send both codes',
  keep: 'Keep my address',
  sentMeanwhile:
    'We sent a code to your old email address and one to the new one. Enter both in your profile.',

  pendingTitle: 'Check both mailboxes',
  pendingText: 'We sent a code to each address. They work for 15 minutes.',
  oldCode: 'Code sent to {email}',
  newCode: 'Code sent to {email}',
  confirm: 'Change my address',
  resendLead: 'Missing one? Check your spam folder first.',
  resend: 'Send both again',
  resent: 'Two new codes are on their way. Only the newest ones work.',
  cancel: 'Cancel the change',
  canceled: 'Your email address stays the same.',

  over: 'Those codes no longer work. They were entered wrong 5 times, or 15 minutes have passed. Your address is still the same, so you can start again.',
  taken: 'This address belongs to another account by now. Your address is still the same.',
  changed: 'Your email address is changed',
  changedText: 'From now on, sign in with the new one. Your other devices are signed out.',
});
