import { defineCopy } from '@tableside/kits/content';

export const unlockCopy = defineCopy('unlock', {
  emailBody: 'This restaurant earns for members who get our email. Opt in, and it earns for you too.',
  emailAction: 'Opt in to our email',
  vipBody: 'This restaurant earns for VIP members.',
  vipAction: 'See how to become a VIP',
  signIn: 'Sign in to unlock',
  working: 'Opting in',
  done: 'You’ve opted in to email. This restaurant earns for you now.',
  failed: 'We couldn’t save your choice. Try again in a moment.',
  close: 'Close',
});
