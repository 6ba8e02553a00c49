import { defineCopy } from '@tableside/kits/content';

/** Copy bundled with the shell's own pages; content also overrides it by `shell.<key>`. */
export const pagesCopy = defineCopy('shell', {
  notFoundTitle: 'This page is not on the menu',
  notFoundTagline: 'It may have moved, or the address may have a slip in it.',
  notFoundFile: 'This file is not here',
  notFoundSmall: 'Addresses here are written in small letters.',
  notFoundGo: 'Go to {path}',
  notFoundHome: 'Go to the home page',
  errorReference: 'Reference code',
  errorSupport: 'If it keeps happening, call us and read out the reference code.',
  errorRetry: 'Try again',
  errorJoined: 'Your account is ready, and you are signed in.',
  signingOut: 'Signing you out',
  signedOutTitle: 'You are signed out',
  signedOutText: 'Thank you for dining with {program}. Your table is here whenever you are hungry again.',
  expiredText: 'Your session ended because nothing happened for a while. Sign in to go on where you were.',
  signOutFailedTitle: 'You may still be signed in',
  signOutFailedText:
    'This page has forgotten you, but we could not reach {program} to end your session. Check your connection and try again.',
  signOutAgain: 'Try to sign out again',
  signedInSinceTitle: 'Somebody has signed in again',
  signedInSinceText:
    'You were signed out here. Since then somebody has signed in to {program} in another tab of this browser.',
  replacedTitle: 'Somebody else is signed in now',
  replacedText:
    'Another person has signed in to {program} in another tab of this browser. Nothing of yours is shown or sent from here anymore.',
  replacedGoOn: 'Go on as the person who is signed in',
  signedOutHome: 'Go to the home page',
  signedOutSignIn: 'Sign in again',
});
