import { defineCopy } from '@tableside/kits/content';

export const signInCopy = defineCopy('signIn', {
  account: 'Your account',
  loginTitle: 'Welcome back',
  loginLead: 'Sign in to see your {currencies}, your cards and your offers.',
  userName: 'Email address',
  userNameOrNumber: 'Email address or {memberNumber}',
  password: 'Password',
  rememberMe: 'Stay signed in',
  rememberMeHint: 'For 90 days. Leave it off on a shared computer.',
  forgotten: 'Forgot your password?',
  signIn: 'Sign in',
  invalid: 'Invalid user name or password',
  locked: 'Your account has been locked for 30 minutes',
  lockedMinute: 'You can try again in a minute.',
  lockedMinutes: 'You can try again in {minutes} minutes.',
  lockedRecover: 'Reset your password',
  failed: 'We could not sign you in. Please check form for errors.',
  sessionEnded: 'Your session has ended. Sign in to pick up where you left off.',
  rfr_3: 'You’ve already activated. Please sign in.',
  rfr_4: 'Please sign in to reactivate your account.',

  joinTitle: 'New to {program}?',
  joinText: 'Joining is free and takes about as long as reading a menu.',
  joinFirst: 'Link the cards you already carry',
  joinSecond: 'Dine where you like and pay as usual',
  joinThird: 'Your {currencies} arrive on their own',
  joinAction: 'Join for free',

  ssoTitle: 'Sign in to {program}',
  ssoLead: 'Sign in with your {partner} account. There’s no other password to remember.',
  ssoAction: 'Continue with {partner}',
  ssoNote: 'You’ll go to the {partner} sign-in page and come right back.',
  ssoFailedTitle: 'We couldn’t finish signing you in',
  ssoFailed: 'Nothing has changed in your account. Please try again, or call us at {{support_phone}}.',
  ssoJoinText: 'Joining is free with your {partner} account.',

  signedInMeanwhile: 'You’re signed in.',

  step: 'Step {step} of {count}',
  recoverTitle: 'Reset your password',
  recoverLead:
    'Tell us who you are, and we’ll email you a code. This also works if you’ve never had a password.',
  recoverOver:
    'That code no longer works. It was entered wrong 5 times, is more than 15 minutes old or was requested in another browser. Ask for a new one here.',
  recoverUnsure:
    'Your new password may already be saved. Try to sign in with it, or ask for a new code here.',
  recoverInvalid: 'Enter the email address for your account, such as name@example.com.',
  recoverInvalidOrNumber: 'Enter the email address for your account or a valid {memberNumber}.',
  recoverSubmit: 'Send code',
  backToLogin: 'Back to sign in',

  confirmTitle: 'Check your email',
  confirmLead:
    'If there’s an account for {userName}, a message with a code is on its way. The code works for 15 minutes.',
  startOver: 'Use another address',

  updateTitle: 'Choose a new password',
  updateLead: 'This signs you out everywhere you’re signed in now.',
  newPassword: 'New password',
  newPasswordConfirm: 'Confirm new password',
  updateSubmit: 'Save password',

  done: 'All done',
  successTitle: 'Your password is changed',
  successText: 'Use it the next time you sign in.',
  successAction: 'Sign in',

  fixTitle: 'We need a new email address',
  fixLead:
    'Messages to {email} come back to us. Give us an address you check, then pick up where you left off.',
  fixLeadUnknown:
    'Messages to your address come back to us. Give us an address you check, then pick up where you left off.',
  email: 'New email address',
  emailConfirm: 'Confirm new email address',
  fixSubmit: 'Save and continue',
  fixSaved: 'Your email address is saved.',
  signOut: 'Sign out',
});
