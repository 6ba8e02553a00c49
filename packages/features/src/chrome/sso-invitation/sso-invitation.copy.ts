import { defineCopy } from '@tableside/kits/content';

/**
 * Copy of the dialog that recommends the partner's own login; content also overrides it by `chrome.<key>`.
 */
export const invitationCopy = defineCopy('chrome', {
  ssoTitle: 'Sign in faster',
  ssoText: 'Joining and signing in is easier with your {account} login.',
  ssoAction: 'Sign in/Join Now',
  ssoLater: 'Not now',
  ssoClose: 'Close',
});
