import { defineCopy } from '@tableside/kits/content';

/** The copy of this feature; content overrides it with "account.<key>". */
export const accountCopy = defineCopy('account', {
  browserTitle: '{title} | {program}',
  loading: 'Opening your account',
  tabs: 'Your account',
  greeting: 'Hello, {name}',
  memberOf: 'Member of {program}',

  linkCard: 'Link a card',

  membership: 'Your membership',
  optedOutTitle: 'Basic member',
  optedOutBody:
    'You have opted out of our email, so visits earn the basic rate. Members who opt in earn more at most restaurants.',
  optedOutAction: 'Opt in to email in your profile',
  nonActivatedTitle: 'Not activated yet',
  nonActivatedBody: 'Your membership is ready. Activate it and your visits begin to earn {currencies}.',
  nonActivatedAction: 'Activate my membership',
  optedInTitle: 'Full member',
  optedInBody: 'You hear from us by email, so every visit earns the full rate.',
  vipTitle: 'VIP',
  vipBody: 'You earn the best rate that each restaurant of {program} has.',
  memberSince: 'Member since',
  linksTitle: 'Good to know',
  findRestaurant: 'Find a restaurant',

  cardsTitle: 'Your cards',
  cardsCount: '{count} of {max}',
  cardsCountSpoken: '{count} of at most {max} cards are linked',
  cardName: '{description} ending in {lastFour}',
  cardsLoading: 'Getting your cards',
  cardsFailedTitle: 'Your cards could not be shown',
  cardsFailedBody: 'They stay linked and keep earning {currencies}. Please try again in a moment.',
  cardsTryAgain: 'Try again',
  noCardsTitle: 'No card is linked yet',
  noCardsBody: 'Link the card you like to pay with, and your visits earn {currencies}.',

  cardDelete: 'Delete',
  cardDeleteNamed: 'Delete {card}',
  cardDeleting: 'Deleting...',
  cardDeletingNamed: 'Deleting... {card}',
  cardDeleted: 'Your card ending in {lastFour} has been deleted.',
  cardNotDeleted: 'Your card ending in {lastFour} can not be deleted, please try again later.',
  deleteClose: 'Close',
  deleteTitle: 'Delete this card?',
  deleteBody: 'Visits that you pay for with it will earn no {currencies}. You can link it again at any time.',
  deleteConfirm: 'Delete card',
  deleteCancel: 'Keep card',
  deleteLastTitle: 'This is your last card',
  deleteLastBody:
    '{program} needs at least one linked card. If you delete this one, your account closes and you are signed out.',
  deleteLastLost: 'With your account you lose:',
  deleteLastEarning: '{currencies} on every visit from now on',
  deleteLastOffers: 'your offers and the bonuses that you registered for',
  deleteLastPages: 'the way to your activity and your profile',
  deleteLastBack: 'We confirm it by email. Linking a card opens your account again.',
  deleteLastAdvice: 'Only changing cards? Link the new one first, then delete this one.',
  closedTitle: 'Your account is closed',
  closedText:
    'You are signed out, and a confirmation is on its way by email. To open your account again, sign in and link a card.',
  deleteLastConfirm: 'Delete card and close account',
  deleteLastCancel: 'Keep my account',

  linkTitle: 'Link a card',
  linkAnotherTitle: 'Link another card',
  linkBody: 'Pay with any of your linked cards, and your visits earn {currencies} automatically.',

  // Both are read-only (AUT-19); the tokens become links.
  signInDirect:
    'They cannot be changed on this page. For another email address, call {{support_phone}} or write to {{support_email}}. For another password: {{sign_out}}, then {{recover}}.',
  signInSso:
    'Email address and password belong to your {partner} account: change them there, not on this page. Questions? Call {{support_phone}} or write to {{support_email}}. All done? {{sign_out}}',
});
