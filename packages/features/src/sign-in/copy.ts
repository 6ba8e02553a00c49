import { defineCopy } from '@tableside/kits/content';

/** This feature's copy; content overrides it by `signIn.<key>`. */
export const signInCopy = defineCopy('signIn', {
  account: 'Your account',
  loginTitle: 'Welcome back',
  loginLead: 'Sign in to see your {currencies}, your cards and your offers.',
  userName: 'Email address',
  userNameOrNumber: 'Email address or {memberNumber}',
  password: 'Password',
  rememberMe: 'Stay signed in',
  rememberMeHint: 'For 90 days. Leave it off on a computer that others use.',
  forgotten: 'Forgot your password?',
  signIn: 'Sign in',
  invalid: 'Invalid user name or password',
  locked: 'Your account has been locked for 30 minutes',
  lockedMinute: 'You can try again in a minute.',
  lockedMinutes: 'You can try again in {minutes} minutes.',
  lockedRecover: 'Reset your password',
  failed: 'We could not sign you in. Please check form for errors.',
  sessionEnded: 'Your session has ended. Sign in to go on where you were.',
  rfr_3: 'You already activated. Please sign in.',
  rfr_4: 'Please sign in to reactivate your account.',

  joinTitle: 'New to {program}?',
  joinText: 'Joining is free, and takes about as long as reading a menu.',
  joinFirst: 'Link the cards you already carry',
  joinSecond: 'Dine where you like and pay as usual',
  joinThird: 'Your {currencies} arrive on their own',
  joinAction: 'Join for free',

  ssoTitle: 'Sign in to {program}',
  ssoLead: 'You sign in with your {partner} account. There is no other password to remember.',
  ssoAction: 'Continue with {partner}',
  ssoNote: 'You go to the {partner} sign-in page and come straight back.',
  ssoFailedTitle: 'The sign-in did not complete',
  ssoFailed: 'Nothing has changed in your account. Please try again, or call us at {{support_phone}}.',
  ssoJoinText: 'Joining is free with your {partner} account.',

  signedInMeanwhile: 'You are signed in.',

  step: 'Step {step} of {count}',
  recoverTitle: 'Reset your password',
  recoverLead: 'Tell us who you are and we will email you a code. It also works if you never had a password.',
  recoverOver:
    'That code can no longer be used: it was wrong five times, is older than 15 minutes, or was asked for in another browser. Ask for a new one here.',
  recoverInvalid: 'Enter the email address of your account, such as name@example.com.',
  recoverInvalidOrNumber: 'Enter the email address of your account or a valid {memberNumber}.',
  recoverSubmit: 'Send code',
  backToLogin: 'Back to sign in',

  confirmTitle: 'Check your email',
  confirmLead:
    'If there is an account for {userName}, a message with a code is on its way. The code works for 15 minutes.',
  startOver: 'Use another address',

  updateTitle: 'Choose a new password',
  updateLead: 'You will be signed out wherever you are signed in now.',
  newPassword: 'New password',
  newPasswordConfirm: 'New password once more',
  updateSubmit: 'Save password',

  done: 'All done',
  successTitle: 'Your password is changed',
  successText: 'Sign in with it from now on.',
  successAction: 'Sign in',

  fixTitle: 'We need a new email address',
  fixLead: 'Messages to {email} come back to us. Give us an address that you read, and carry on.',
  fixLeadUnknown: 'Messages to your address come back to us. Give us an address that you read, and carry on.',
  email: 'New email address',
  emailConfirm: 'New email address once more',
  fixSubmit: 'Save and continue',
  fixSaved: 'Your email address is saved.',
  signOut: 'Sign out',
});
