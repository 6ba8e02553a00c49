import { cardTypeOfCode, type CardCode } from '@tableside/core';
import { defineCopy } from '@tableside/kits/content';

export const cardsCopy = defineCopy('cards', {
  label: 'Card number',
  hint: 'Encrypted here. We never see your card number.',
  incomplete: 'Check the card number. It doesn’t look complete.',
  notACardNumber: 'Check the card number. It isn’t valid.',
  notAccepted: 'We can’t accept this card here: Card must be {types}',
  frameTitle: 'Card number, secure field',
  loading: 'Loading the secure card field',
  frameNotLoaded:
    'The card number field didn’t load. Your browser settings may block iframes. Allow them for this site, then try again.',
  frameLost: 'The card number field was closed. Load it again, then reenter your card number.',
  tryAgain: 'Try again',

  endingIn: 'Card ending in {lastFour}',

  form: 'Link a card',
  cardExclusivityNotice: '',
  partnerCards: 'Cards from your {partner} account',
  partnerCardsHint: 'Check the ones you want to link.',
  partnerCardsLoading: 'Loading your cards',
  partnerCardsFailed: 'The cards from your {partner} account didn’t load. You can still enter a card number.',
  enterCard: 'Enter a card',
  enterAnother: 'Or enter another card',
  networks: '{types}',
  safety: 'Linking doesn’t charge your card. You can remove it in your account anytime.',
  agreement: 'Your agreement',
  termsName: 'Terms',
  directFileFeedOptInName: 'Sharing card activity',
  terms:
    'I agree to link these cards and authorize {program} to monitor their activity, as described in the program terms',
  termsLink: 'Program terms',
  financialIncentiveLink: 'Notice of financial incentive',
  privacyLink: 'Privacy notice',
  directFileFeedOptIn: 'I agree that {partner} may send {program} the activity of these cards directly',
  link: 'Link card',

  termsRequired:
    'Linking a card and authorizing activity monitoring is required to complete and earn rewards.',
  nothingChosen: 'Check a card above, or enter a card number.',
  limit: 'That’s the limit: you can only add {count} cards',
  limitOne: 'That’s the limit: you can only add 1 card',
  makeRoom: 'Uncheck one to choose another.',
  makeRoomTyped: 'Clear the card number to choose another.',
  overLimit:
    'That’s {over} too many: you can only add {count} cards. Uncheck {over}, such as the card ending in {lastFour}.',
  overLimitOne:
    'That’s {over} too many: you can only add 1 card. Uncheck the card ending in {lastFour}, or clear the card number.',
  linkedAlready: '({linked} of {max} already linked)',
  full: 'There’s no room for another: you can only add {max} cards. Remove one to link a different one.',
  fullOne: 'There’s no room for another: you can only add 1 card. Remove it to link a different one.',

  all: 'Your cards are linked.',
  allOne: 'Your card is linked.',
  partial: 'We couldn’t link some of your cards.',
  none: 'We couldn’t link your cards.',
  noneOne: 'We couldn’t link your card.',
  failed:
    'We couldn’t confirm that this worked. Your choices are still here, so please try again. We won’t link a card twice.',
  tooMany:
    'You’ve reached the daily limit for trying cards, so nothing was linked. Please try again tomorrow.',
  unreachable: 'The card number field didn’t respond, so nothing was sent. Please try again.',
  linkedCard: '{description} ending in {lastFour} - Linked',
  failedCard: '{description} ending in {lastFour} - {code}: {message}',
  // Advice for each cause (ERR-26). The first one is for unknown causes.
  failedNext: 'If a card was declined, ask your bank why, or try another card.',
  nextExpired: 'If a card has expired, link the new one your bank sent you.',
  nextLinked: 'If a card is already linked, you don’t need to do anything.',
  nextFull: 'To make room for another card, delete one you’ve linked.',
  nextUnread: 'If we couldn’t read a card number, enter it again.',
  nextOther: 'If a card can’t be used here, try another one.',
  nextElsewhere: 'If a card is linked to another dining program, remove it there, then link it here.',
});

export type CardsCopyKey = keyof (typeof cardsCopy)['texts'];

export const acceptedTypes = (codes: readonly CardCode[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(codes.map((code) => cardTypeOfCode(code)));
