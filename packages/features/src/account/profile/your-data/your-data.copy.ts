import { defineCopy } from '@tableside/kits/content';

export const yourDataCopy = defineCopy('accountData', {
  title: 'Your data',
  intro: 'It’s yours: take a copy with you, or have us erase it with your account.',
  download: 'Download my data',
  erase: 'Erase my account',
  close: 'Close',

  downloadTitle: 'Download your data',
  downloadIntro:
    'You get one JSON file with everything we keep about you: your profile, cards, activity, claims with their pictures, reservations, mail and more. Card numbers aren’t in it, because we don’t have them.',
  downloadGo: 'Download',
  downloaded: 'Your file is saved',
  downloadedText: 'Keep it somewhere safe. Anyone who opens it can read what’s in it.',
  fileName: '{program} data',

  proofPassword: 'Your password',
  proofPasswordWhy: 'So that nobody else can do this on a device you left open.',
  proofCodeWhy: 'So that nobody else can do this on a device you left open, we’ll email a code to {email}.',
  mailCode: 'Email me a code',
  mailCodeAgain: 'Email me another code',
  codeMailed: 'Your code is on its way to {email}. It works for 15 minutes.',
  code: 'Code from the email',
  codeInvalid: 'Please enter the 6 digits.',
  codeOver: 'This code no longer works. Please ask for another one.',
  locked: 'Too many wrong passwords. Please try again in 30 minutes.',
  readOnly: 'You’re viewing this account as support. Only the member can do this.',

  eraseTitle: 'Erase your account?',
  eraseLoading: 'Opening',
  eraseFailed: 'We couldn’t look up what’s in your account. Nothing was erased.',
  tryAgain: 'Try again',
  goesTitle: 'What goes',
  goesProfile: 'your profile, sign-in and choices',
  goesCards: 'your linked cards, which no longer earn',
  goesActivity: 'your activity, bonuses, reviews, saved restaurants and claims with their pictures',
  goesRewards: '{currencies} that are pending or not paid out yet',
  goesTables: 'Your upcoming tables, which are canceled right away',
  table: '{merchant}, {day} at {time}',
  staysTitle: 'What stays, and why',
  staysLedger:
    'the amounts of past rewards, by restaurant and month, because our books must add up; nothing says they were yours',
  staysBackups: 'backups, because they can’t be changed; they expire on their own',
  staysPartner: 'your {partner} account, which isn’t ours to erase',
  daysTitle: 'If you change your mind',
  days: 'Sign in within {days} days, and your account stays. After that, nobody can bring it back.',
  daysNone: 'It’s erased within the hour. After that, nobody can bring it back.',
  takeFirst: 'Want to keep a copy? Download your data first.',
  eraseGo: 'Erase my account',
  erasedTitle: 'Your account will be erased',
  erasedText:
    'You’re signed out everywhere, and a confirmation is on its way by email. Changed your mind? Sign in before {day}, and your account stays.',
});
