import { defineCopy } from '@tableside/kits/content';

/** Copy for SMS consent and emailed codes; content overrides it by `contact.<key>`. */
export const contactCopy = defineCopy('contact', {
  smsNeedsPhone: 'Add your mobile number above first.',
  smsHint: 'Message and data rates may apply; reply STOP to end them.',
  smsAsksConsent: 'We ask for your consent first. Message and data rates may apply; reply STOP to end them.',
  consentTitle: 'Texts from {program}',
  consentClose: 'Close',
  consentBody:
    'We would send recurring automated texts with offers and news of {program} to {number}. Your consent is not needed to be a member or to earn. Message and data rates may apply. Reply STOP to end them, HELP for help.',
  consentBox: 'I agree to get these texts at {number}',
  consentConfirm: 'Confirm',
  consentCancel: 'No texts',

  code: 'Code of 6 digits',
  codeInvalid: 'Enter the 6 digits from the email.',
  codeSubmit: 'Confirm code',
  codeResendLead: 'Nothing there? Look in your spam folder first.',
  codeResend: 'Send another code',
  codeSent: 'A code is on its way to your mailbox.',
  codeProven: 'Your email address is confirmed.',
  codeOver: 'That code can no longer be used. Ask for a new one.',
  codeResent: 'Another code is on its way. Only the newest one works.',
});
