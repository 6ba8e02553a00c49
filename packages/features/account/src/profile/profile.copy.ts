import { defineCopy } from '@tableside/kit-content';

/** The words of the profile; content replaces them by "accountProfile.<key>". */
export const profileCopy = defineCopy('accountProfile', {
  form: 'Your profile',
  aboutYou: 'About you',
  fromPartner: 'Your name comes from your {partner} account. To change it, change it there.',
  firstName: 'First name',
  lastName: 'Last name',
  whereYouLive: 'Where you live',
  address1: 'Address',
  address2: 'Apartment, suite or floor',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  zipCode: 'ZIP code',
  zipCodeHint: 'We show you restaurants near it.',
  inTouch: 'Keeping in touch',
  phoneNumber: 'Mobile phone',
  phoneHint: 'Ten digits, such as 212-555-0142. Leave it empty if you would rather not be called.',
  smsOptIn: 'Text me offers from {program}',
  emailOptIn: 'Email me offers and news from {program}',
  emailOptInHint: 'Members who hear from us by email earn the full rate.',
  emailOptInHintVip: 'As a VIP you earn the best rate either way.',

  save: 'Save changes',
  unsaved: 'Not saved yet',
  noChanges: 'No changes were made.',
  saved: 'All changes were saved.',
  notSaved: 'No changes were saved. See error at bottom of page for more details.',
  notSavedTitle: 'What went wrong',
  aboutField: '{label}: {message}',
  draftKept: 'What you typed is still here',
  draftKeptText: 'You left before it was saved. Look it over, then save your changes.',

  leaveTitle: 'Leave without saving?',
  leaveBody: 'What you changed in your profile has not been saved yet. If you leave now, it is lost.',
  leaveClose: 'Close',
  leaveStay: 'Stay and keep editing',
  leaveGo: 'Leave without saving',

  // Read-only (AUT-19).
  signInTitle: 'How you sign in',
  email: 'Email address',
  password: 'Password',
  passwordHidden: 'Not shown',
});
