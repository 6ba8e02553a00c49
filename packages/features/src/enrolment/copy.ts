import { defineCopy } from '@tableside/kits/content';

/** This feature's copy; content overrides it by `enrolment.<key>` (ENR-01). */
export const enrolmentCopy = defineCopy('enrolment', {
  // The three steps.
  steps: 'Joining in three steps',
  stepJoin: 'Join',
  stepAddCard: 'Link a card',
  stepCardAdded: 'Start earning',
  stepComplete: 'Done:',

  // Why the visitor was sent here (ACT-12). An empty text shows nothing.
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
  emailOptIn: 'Email me offers and news from {program}',
  terms: 'I accept the program terms and the privacy notice',
  termsLink: 'Program terms',
  privacyLink: 'Privacy notice',
  submit: 'Join and continue',
  next: 'Next: link a card.',

  // Notices during step 1.
  perhapsMember: 'This email address may have an account already.',
  accountExists: 'You already have an account.',
  accountExistsText: 'Sign in to it, or get a new password if the old one is lost.',
  noPasswordYet: 'Never set a password here? We email you a code, and you go on with this form.',
  emailCode: 'Email me a code',
  codeTitle: 'Check your email',
  codeLead:
    'If {program} knows {email}, a message with a code is on its way. The code works for 15 minutes. What you typed so far is kept.',
  backToForm: 'Back to the form',
  codeExpired: 'That code can no longer be used.',
  codeExpiredText: 'Ask for a new one, and use it within 15 minutes.',
  emailProven: 'Your email address is confirmed.',
  emailProvenText: 'Fill in what is left, and send the form to finish.',
  accountExistsSso: 'Sign in with your {partner} account to use it.',
  signIn: 'Sign in',
  recover: 'Recover your account',
  sessionEnded: 'Your sign-in has ended.',
  sessionEndedText: 'Sign in again in a new tab, then come back and send this form: all of it is still here.',
  unconfirmed: 'We could not confirm that your account was made.',
  unconfirmedText:
    'The answer got lost on the way. What you typed is still here: send it again, it never makes a second account.',
  joinedTitle: 'Your account is ready',
  joinedText:
    'You have joined {program}, but the next page did not open. Check your connection and try again.',

  // Next to the form.
  benefitsTitle: 'How it works',
  benefitCard: 'Link the cards you already carry.',
  benefitDine: 'Dine at restaurants in the program and pay as you always do.',
  benefitRate: 'Earn {pointsPerDollar} {currencies} for every $1.',
  benefitRateEmail:
    'Earn {pointsPerDollar} {currencies} for every $1 with our email, and {basic} without it.',
  benefitEarn: 'Your {currencies} arrive on their own. No codes, no receipts.',
  help: 'Questions? Call {{support_phone}} or write to {{support_email}}.',

  // Joining begins with the partner (ENR-06, AUT-13).
  ssoTitle: 'Join with your {partner} account',
  ssoLead:
    'It is free, and the {currencies} you earn at the table go straight to the account you already have.',
  ssoFirstTitle: 'First, sign in to {partner}',
  ssoFirstText:
    'Your name and email come along from there, so there is little left to fill in. Afterwards you are straight back here.',
  ssoAction: 'Continue to {partner}',

  // A member of the partner who has joined before.
  joinedBeforeTitle: 'You have joined {program}',
  joinedBeforeLead: 'There is nothing more to fill in here. Linking a card is the next step.',
  joinedBeforeAction: 'Go to the next step',

  // A completed step whose next page could not be shown.
  continue: 'Continue',

  // Step 2 (ENR-07).
  addCardTitle: 'Welcome to {program}, {name}',
  addCardTitleUnnamed: 'Welcome to {program}',
  addCardLead:
    'Your account is ready. Link the card you dine with, and every meal you pay for with it earns {currencies}.',
  addCardFormTitle: 'Link your card',
  addCardSubmit: 'Link card and continue',
  addCardMeanwhileTitle: 'Not right now?',
  addCardMeanwhileText: 'Look around first. Whenever you sign in, you come back to this step.',
  findRestaurants: 'Find restaurants',
  seeOffers: 'See offers',
  yourProfile: 'Your profile and consents',
  partlyLinkedOne: 'Your card ending in {lastFour} is linked.',
  partlyLinkedMany: 'Your cards ending in {list} are linked.',
  partlyLinkedText: 'Try the rest again below, or go on and add them later in your account.',

  // Next to the card form.
  meansTitle: 'What linking means',
  meansPay: 'You pay as you always do. No codes, no app to show, no receipts.',
  meansEarn: 'Meals in the program are matched to your card, and your {currencies} arrive on their own.',
  meansMore: 'Link up to {max} cards, now or later in your account.',
  privacyTitle: 'Your card number stays private',
  privacyText:
    'You type it into a protected field that encrypts it at once. This site never sees it and never stores it: we keep the kind of card and its last four digits.',

  // Step 3 (ENR-08).
  cardAddedTitle: 'You are all set, {name}',
  cardAddedTitleUnnamed: 'You are all set',
  cardAddedLeadOne: 'Your card is linked. From your next meal on, paying with it earns {currencies}.',
  cardAddedLeadMany:
    'Your cards are linked. From your next meal on, paying with any of them earns {currencies}.',
  linkedOne: 'Your linked card',
  linkedMany: 'Your linked cards',
  linkedMore: 'You can add more cards in your account at any time.',
  networkVisa: 'Visa',
  networkAmex: 'American Express',
  networkMastercard: 'Mastercard',
  networkDiscover: 'Discover',
  cardEnding: '{network} ending in {lastFour}',
  nextTitle: 'What happens next',
  nextDine: 'Pick a restaurant',
  nextDineText: 'See who is part of {program} near you, and what they have on.',
  nextPay: 'Pay with your card',
  nextPayText: 'Pay the bill with a linked card, as you always do.',
  nextEarn: 'Earn {currencies}',
  nextEarnText: 'They show in your account on their own.',
  goToAccount: 'Go to your account',

  // Re-enrollment, which replaces every page while the account is closed (ROU-34, ENR-09).
  closedTitle: 'Your account is closed',
  closedLead: 'The last card linked to it was deleted, so meals do not earn {currencies} any more.',
  closedAgainTitle: 'Link a card to come back',
  closedAgainText: 'Your account opens again as soon as a card is linked to it.',
  closedSubmit: 'Link card',
  closedLater: 'Sign in later',
  closedLinkedOne: 'Your card ending in {lastFour} has been linked.',
  closedLinkedMany: 'Your cards ending in {list} have been linked.',
  closedOpenAgain: 'Your account is open again.',
  closedStrandedText: 'The next page did not open. Check your connection and try again.',
  closedHelpTitle: 'Would you rather talk to us?',
  closedCall: 'Call {phone}',
  closedWrite: 'Write to us',
});
