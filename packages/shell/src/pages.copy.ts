import { defineCopy } from '@tableside/kits/content';

export const pagesCopy = defineCopy('shell', {
  notFoundTitle: 'This page isn’t on the menu',
  notFoundTagline: 'It may have moved, or the link may be wrong.',
  notFoundFile: 'This file isn’t here',
  notFoundSmall: 'Addresses here are all lowercase.',
  notFoundGo: 'Go to {path}',
  notFoundHome: 'Go to the home page',
  errorReference: 'Reference code',
  errorSupport: 'If it keeps happening, call us and read out the reference code.',
  errorRetry: 'Try again',
  errorJoined: 'Your account is ready, and you’re signed in.',
  signingOut: 'Signing you out',
  signedOutTitle: 'You’re signed out',
  signedOutText: 'Thanks for dining with {program}. Your table is here whenever you’re hungry again.',
  expiredText:
    'Your session ended because nothing happened for a while. Sign in to pick up where you left off.',
  signOutFailedTitle: 'You may still be signed in',
  signOutFailedText:
    'This page has forgotten you, but we couldn’t reach {program} to end your session. Check your connection and try again.',
  signOutAgain: 'Try signing out again',
  signedInSinceTitle: 'Someone has signed in again',
  signedInSinceText:
    'You were signed out here. Since then, someone has signed in to {program} in this browser.',
  replacedTitle: 'Someone else is signed in now',
  replacedText:
    'Someone else has signed in to {program} in another tab of this browser. None of your information is shown or sent from here anymore.',
  replacedGoOn: 'Continue as the person signed in',
  signedOutHome: 'Go to the home page',
  signedOutSignIn: 'Sign in again',
});
