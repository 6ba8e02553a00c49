import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "enrolment.<key>" (ENR-01). */
export const enrolmentCopy = defineCopy('enrolment', {
  // The three steps.
  steps: 'Joining in three steps',
  stepJoin: 'Join',
  stepAddCard: 'Link a card',
  stepCardAdded: 'Start earning',
  stepComplete: 'Done:',

  // What brought somebody here (ACT-12, OP-064). An empty text shows nothing.
  rfr_0: '',
  rfr_1: 'We could not find your membership.',
  rfr_2: 'Create your account.',

  // Step 1.
  joinTitle: 'Join {program}',
  joinLead: 'It is free. Fill this in once, and every meal after it can earn {currencies}.',
  joinForm: 'Join {program}',
  aboutYou: 'About you',
  fromPartner: 'Your name and email come from your {partner} account. To change them, change them there.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'You sign in with it.',
  memberNumber: '{memberNumberLabel}',
  memberNumberHint: 'Your {currencies} are credited to it.',
  findMemberNumber: 'Where do I find it?',
  choosePassword: 'Choose a password',
  password: 'Password',
  passwordConfirm: 'Password again',
  whereYouLive: 'Where you live',
  address1: 'Street address',
  address2: 'Apartment, suite or unit (optional)',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  zipCode: 'ZIP code',
  zipCodeHint: 'We show you restaurants near it.',
  inTouch: 'Keeping in touch',
  phoneNumber: 'Mobile phone (optional)',
  phoneHint: 'Ten digits, such as 212-555-0142.',
  phoneConsent:
    'With a number you agree to texts from {program} about offers and your {currencies}. Message and data rates may apply. Leave it empty to get none.',
  smsOptIn: 'Text me offers from {program}',
  smsConsent:
    'By ticking this you agree to recurring automated texts to the number above. You need not agree in order to join. Message and data rates may apply; reply STOP to end them.',
  emailOptIn: 'Email me offers and news from {program}',
  terms: 'I accept the program terms and the privacy notice',
  termsLink: 'Program terms',
  privacyLink: 'Privacy notice',
  submit: 'Join and continue',
  next: 'Next: link a card.',

  // What may come in between.
  perhapsMember: 'This email address may have an account already.',
  accountExists: 'You already have an account.',
  accountExistsText: 'Sign in to it, or get a new password if the old one is lost.',
  accountExistsSso: 'Sign in with your {partner} account to use it.',
  signIn: 'Sign in',
  recover: 'Recover your account',
  sessionEnded: 'Your sign-in has ended.',
  sessionEndedText: 'Sign in again in a new tab, then come back and send this form: all of it is still here.',
  joinedTitle: 'Your account is ready',
  joinedText:
    'You have joined {program}, but the next page did not open. Check your connection and try again.',
  joinedAction: 'Continue',

  // Beside the form.
  benefitsTitle: 'How it works',
  benefitCard: 'Link the cards you already carry.',
  benefitDine: 'Dine at restaurants in the program and pay as you always do.',
  benefitEarn: 'Your {currencies} arrive on their own. No codes, no receipts.',
  help: 'Questions? Call {{support_phone}} or write to {{support_email}}.',

  // Joining begins at the partner (ENR-06, AUT-13).
  ssoTitle: 'Join with your {partner} account',
  ssoLead:
    'It is free, and the {currencies} you earn at the table go straight to the account you already have.',
  ssoFirstTitle: 'First, sign in to {partner}',
  ssoFirstText:
    'Your name and email come along from there, so there is little left to fill in. Afterwards you are straight back here.',
  ssoAction: 'Continue to {partner}',

  // A member of the partner who has joined before (OP-128).
  joinedBeforeTitle: 'You have joined {program}',
  joinedBeforeLead: 'There is nothing more to fill in here. Linking a card is the next step.',
  joinedBeforeAction: 'Go to the next step',

  // Step 2, until there is a card form.
  addCardTitle: 'Welcome to {program}, {name}',
  addCardTitleUnnamed: 'Welcome to {program}',
  addCardLead: 'Your account is ready. Linking a card is the next step.',
  addCardNextTitle: 'What comes next',
  addCardNextText:
    'Card linking opens on this page shortly. Once a card is linked, each meal you pay for with it earns {currencies}. Whenever you sign in, you come back to this step.',
  addCardMeanwhileTitle: 'In the meantime',
  addCardMeanwhileText: 'See which restaurants near you are part of the program, and what they have on.',
  findRestaurants: 'Find restaurants',
  seeOffers: 'See offers',

  // Instead of every page while the account is closed (ROU-34).
  closedTitle: 'Your account is closed',
  closedLead: 'There is no card linked to it any more, so meals do not earn {currencies}.',
  closedAgainTitle: 'Would you like to come back?',
  closedAgainText:
    'Linking a card opens your account again. That is not possible on this page yet: call or write to us, and we help you from there.',
  closedCall: 'Call {phone}',
  closedWrite: 'Write to us',
  closedSignOut: 'Sign out',
});
