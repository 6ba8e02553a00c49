import { defineCopy } from '@tableside/kits/content';

export const profileCopy = defineCopy('accountProfile', {
  form: 'Your profile',
  aboutYou: 'About you',
  fromPartner: 'Your name comes from your {partner} account. You can change it there.',
  firstName: 'First name',
  lastName: 'Last name',
  whereYouLive: 'Where you live',
  address1: 'Address',
  address2: 'Apartment, suite or floor',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  zipCode: 'ZIP code',
  zipCodeHint: 'We’ll show you restaurants near it.',
  inTouch: 'Stay in touch',
  phoneNumber: 'Mobile phone',
  phoneHint: '10 digits, such as 212-555-0142. Leave it blank if you’d rather not get calls.',
  smsOptIn: 'Text me offers from {program}',
  emailOptIn: 'Email me offers and news from {program}',
  emailOptInHint: 'Members who hear from us by email earn the full rate.',
  emailOptInHintVip: 'As a VIP, you earn the best rate either way.',

  mailOfferTitle: 'You’re not getting our email',
  mailTakenTitle: 'You’re getting our email now',
  mailTaken: 'Every message has a link to unsubscribe.',
  save: 'Save changes',
  unsaved: 'Not saved yet',
  noChanges: 'No changes were made.',
  saved: 'All changes were saved.',
  notSaved: 'No changes were saved. See error at bottom of page for more details.',
  notSavedTitle: 'What went wrong',
  aboutField: '{label}: {message}',
  draftKept: 'What you typed is still here',
  draftKeptText: 'You left before saving. Look it over, then save your changes.',

  leaveTitle: 'Leave without saving?',
  leaveBody: 'You haven’t saved the changes to your profile. If you leave now, you’ll lose them.',
  leaveClose: 'Close',
  leaveStay: 'Keep editing',
  leaveGo: 'Leave without saving',

  // This section is read-only (AUT-19).
  signInTitle: 'How you sign in',
  email: 'Email address',
  password: 'Password',
  passwordHidden: 'Not shown',
  // Where the email address is changed online; the tokens become links.
  signInOnline:
    'Lost your old mailbox? Call {{support_phone}} or write to {{support_email}}. For a new password: {{sign_out}}, then {{recover}}.',
});
