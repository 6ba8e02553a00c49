import { defineCopy } from '@tableside/kits/content';

/** This feature's copy; content overrides it by `enrolment.<key>` (ENR-01). */
export const enrolmentCopy = defineCopy('enrolment', {
  // Texts of the three steps.
  steps: 'Join in 3 steps',
  stepJoin: 'Join',
  stepAddCard: 'Link a card',
  stepCardAdded: 'Start earning',
  stepComplete: 'Done:',

  // Reasons for a redirect to this page (ACT-12). An empty text shows nothing.
  rfr_0: '',
  rfr_1: 'We couldn’t find your membership.',
  rfr_2: 'Create your account.',

  // Texts of step 1.
  joinTitle: 'Join {program}',
  joinLead: 'It’s free. Fill this in once, and every meal after it can earn {currencies}.',
  joinForm: 'Join {program}',
  aboutYou: 'About you',
  fromPartner: 'Your name and email come from your {partner} account. You can change them there.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'You’ll sign in with it.',
  memberNumber: '{memberNumberLabel}',
  memberNumberHint: 'We’ll credit your {currencies} to it.',
  findMemberNumber: 'Where do I find it?',
  choosePassword: 'Choose a password',
  password: 'Password',
  passwordConfirm: 'Confirm password',
  whereYouLive: 'Where you live',
  address1: 'Street address',
  address2: 'Apartment, suite or unit (optional)',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  zipCode: 'ZIP code',
  zipCodeHint: 'We’ll show you restaurants near it.',
  inTouch: 'Stay in touch',
  phoneNumber: 'Mobile phone (optional)',
  phoneHint: '10 digits, such as 212-555-0142.',
  phoneConsent:
    'If you add a number, you agree to texts from {program} about offers and your {currencies}. Message and data rates may apply. To get none, leave it blank.',
  smsOptIn: 'Text me offers from {program}',
  emailOptIn: 'Email me offers and news from {program}',
  terms: 'I accept the program terms and the privacy notice',
  termsLink: 'Program terms',
  privacyLink: 'Privacy notice',
  financialIncentiveLink: 'Notice of financial incentive',
  submit: 'Join and continue',
  next: 'Next: link a card.',

  // Notices during step 1.
  perhapsMember: 'This email address may already have an account.',
  accountExists: 'You already have an account.',
  accountExistsText: 'Sign in, or reset your password if you’ve forgotten it.',
  noPasswordYet: 'Never set a password here? We’ll email you a code so you can finish this form.',
  emailCode: 'Email me a code',
  codeTitle: 'Check your email',
  codeLead:
    'If {program} knows {email}, a message with a code is on its way. The code works for 15 minutes. We’ve kept what you typed.',
  backToForm: 'Back to the form',
  codeExpired: 'That code no longer works.',
  codeExpiredText: 'Ask for a new one and use it within 15 minutes.',
  emailProven: 'Your email address is confirmed.',
  emailProvenText: 'Fill in what’s left, then send the form to finish.',
  accountExistsSso: 'Sign in with your {partner} account to use it.',
  signIn: 'Sign in',
  recover: 'Recover your account',
  sessionEnded: 'Your sign-in has expired.',
  sessionEndedText:
    'Sign in again in a new tab, then come back and send this form. Everything you typed is still here.',
  unconfirmed: 'We couldn’t confirm that your account was created.',
  unconfirmedText:
    'The answer got lost on the way. What you typed is still here, so send it again. You won’t end up with 2 accounts.',
  joinedTitle: 'Your account is ready',
  joinedText: 'You’ve joined {program}, but the next page didn’t open. Check your connection and try again.',

  // Texts next to the form.
  benefitsTitle: 'How it works',
  benefitCard: 'Link the cards you already carry.',
  benefitDine: 'Dine at restaurants in the program and pay the way you always do.',
  benefitRate: 'Earn {pointsPerDollar} {currencies} for every $1.',
  benefitRateEmail:
    'Earn {pointsPerDollar} {currencies} for every $1 with our email, and {basic} without it.',
  benefitEarn: 'Your {currencies} arrive on their own. No codes, no receipts.',
  help: 'Questions? Call {{support_phone}} or write to {{support_email}}.',

  // Texts for joining that begins with the partner (ENR-06, AUT-13).
  ssoTitle: 'Join with your {partner} account',
  ssoLead:
    'It’s free, and the {currencies} you earn at the table go straight to the account you already have.',
  ssoFirstTitle: 'First, sign in to {partner}',
  ssoFirstText:
    'Your name and email come with you, so there’s little left to fill in. Then you’re right back here.',
  ssoAction: 'Continue to {partner}',

  // Texts for a member of the partner who has joined before.
  joinedBeforeTitle: 'You’ve joined {program}',
  joinedBeforeLead: 'There’s nothing more to fill in here. Next, link a card.',
  joinedBeforeAction: 'Go to the next step',

  // Texts for a completed step whose next page could not be shown.
  continue: 'Continue',

  // Texts of step 2 (ENR-07).
  addCardTitle: 'Welcome to {program}, {name}',
  addCardTitleUnnamed: 'Welcome to {program}',
  addCardLead:
    'Your account is ready. Link the card you dine with, and every meal you pay for with it earns {currencies}.',
  addCardFormTitle: 'Link your card',
  addCardSubmit: 'Link card and continue',
  addCardMeanwhileTitle: 'Not right now?',
  addCardMeanwhileText: 'Look around first. You’ll come back to this step whenever you sign in.',
  findRestaurants: 'Find restaurants',
  seeOffers: 'See offers',
  yourProfile: 'Your profile and consents',
  partlyLinkedOne: 'Your card ending in {lastFour} is linked.',
  partlyLinkedMany: 'Your cards ending in {list} are linked.',
  partlyLinkedText: 'Try the rest again below, or go on and add them later in your account.',

  // Texts next to the card form.
  meansTitle: 'What linking means',
  meansPay: 'You pay the way you always do. No codes, no app to show, no receipts.',
  meansEarn: 'We match meals in the program to your card, and your {currencies} arrive on their own.',
  meansMore: 'Link up to {max} cards, now or later in your account.',
  privacyTitle: 'Your card number stays private',
  privacyText:
    'You type it into a protected field that encrypts it right away. This site never sees or stores it. We keep only the type of card and its last 4 digits.',

  // Texts of step 3 (ENR-08).
  cardAddedTitle: 'You’re all set, {name}',
  cardAddedTitleUnnamed: 'You’re all set',
  cardAddedLeadOne: 'Your card is linked. Starting with your next meal, paying with it earns {currencies}.',
  cardAddedLeadMany:
    'Your cards are linked. Starting with your next meal, paying with any of them earns {currencies}.',
  linkedOne: 'Your linked card',
  linkedMany: 'Your linked cards',
  linkedMore: 'You can add more cards in your account anytime.',
  networkVisa: 'Visa',
  networkAmex: 'American Express',
  networkMastercard: 'Mastercard',
  networkDiscover: 'Discover',
  cardEnding: '{network} ending in {lastFour}',
  nextTitle: 'What happens next',
  nextDine: 'Pick a restaurant',
  nextDineText: 'See who’s part of {program} near you and what they offer.',
  nextPay: 'Pay with your card',
  nextPayText: 'Pay the bill with a linked card, just as you always do.',
  nextEarn: 'Earn {currencies}',
  nextEarnText: 'They show up in your account on their own.',
  goToAccount: 'Go to your account',

  // Texts of re-enrollment, which replaces every page while the account is closed (ROU-34, ENR-09).
  closedTitle: 'Your account is closed',
  closedLead: 'The last card linked to it was deleted, so meals don’t earn {currencies} anymore.',
  closedAgainTitle: 'Link a card to come back',
  closedAgainText: 'Your account reopens as soon as you link a card.',
  closedSubmit: 'Link card',
  closedLater: 'Sign in later',
  closedLinkedOne: 'Your card ending in {lastFour} has been linked.',
  closedLinkedMany: 'Your cards ending in {list} have been linked.',
  closedOpenAgain: 'Your account is open again.',
  closedStrandedText: 'The next page didn’t open. Check your connection and try again.',
  closedHelpTitle: 'Rather talk to us?',
  closedCall: 'Call {phone}',
  closedWrite: 'Write to us',
});
