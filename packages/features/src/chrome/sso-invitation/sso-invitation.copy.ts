import { defineCopy } from '@tableside/kits/content';

/** The words of the window that recommends the partner's own log-in; content replaces them by "chrome.<key>" as well. */
export const invitationCopy = defineCopy('chrome', {
  ssoTitle: 'Take the short way in',
  ssoText: 'Joining and signing in is easier with your {account} login.',
  ssoAction: 'Sign in/Join Now',
  ssoLater: 'Not now',
  ssoClose: 'Close',
});
