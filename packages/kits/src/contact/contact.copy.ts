import { defineCopy } from '@tableside/kits/content';

export const contactCopy = defineCopy('contact', {
  smsNeedsPhone: 'Add your mobile number above first.',
  smsHint: 'Message and data rates may apply. Reply STOP to end texts.',
  smsAsksConsent:
    'We’ll ask for your consent first. Message and data rates may apply. Reply STOP to end texts.',
  consentTitle: 'Texts from {program}',
  consentClose: 'Close',
  consentBody:
    'We’ll send recurring automated texts with offers and news from {program} to {number}. You don’t need to consent to be a member or to earn. Message and data rates may apply. Reply STOP to end texts or HELP for help.',
  consentBox: 'I agree to get these texts at {number}',
  consentConfirm: 'Confirm',
  consentCancel: 'No texts',

  code: '6-digit code',
  codeInvalid: 'Enter the 6-digit code from the email.',
  codeSubmit: 'Confirm code',
  codeResendLead: 'Didn’t get it? Check your spam folder first.',
  codeResend: 'Send another code',
  codeSent: 'A code is on its way to your inbox.',
  codeProven: 'Your email address is confirmed.',
  codeOver: 'That code no longer works. Ask for a new one.',
  codeResent: 'Another code is on its way. Only the newest one works.',
});
