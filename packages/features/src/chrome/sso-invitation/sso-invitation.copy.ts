import { defineCopy } from '@tableside/kits/content';

export const invitationCopy = defineCopy('chrome', {
  ssoTitle: 'Sign in faster',
  ssoText: 'Joining and signing in is easier with your {account} login.',
  ssoAction: 'Sign in/Join Now',
  ssoLater: 'Not now',
  ssoClose: 'Close',
});
