import { defineCopy } from '@tableside/kits/content';

export const accountCopy = defineCopy('account', {
  browserTitle: '{title} | {program}',
  loading: 'Opening your account',
  tabs: 'Your account',
  greeting: 'Hello, {name}',
  greetingUnnamed: 'Hello',
  memberOf: 'Member of {program}',

  linkCard: 'Link a card',

  membership: 'Your membership',
  optedOutTitle: 'Basic member',
  optedOutBody:
    'You’ve opted out of our email, so visits earn the basic rate. Members who opt in earn more at most restaurants.',
  optedOutAction: 'Opt in to email in your profile',
  nonActivatedTitle: 'Not activated yet',
  nonActivatedBody: 'Your membership is ready. Activate it, and your visits start earning {currencies}.',
  nonActivatedAction: 'Activate my membership',
  optedInTitle: 'Full member',
  optedInBody: 'You get our email, so every visit earns the full rate.',
  vipTitle: 'VIP',
  vipBody: 'You earn the best rate at every {program} restaurant.',
  memberSince: 'Member since',
  linksTitle: 'Good to know',
  findRestaurant: 'Find a restaurant',

  cardsTitle: 'Your cards',
  cardsCount: '{count} of {max}',
  cardsCountSpoken: '{count} of up to {max} cards linked',
  cardName: '{description} ending in {lastFour}',
  cardsLoading: 'Loading your cards',
  cardsFailedTitle: 'We couldn’t load your cards',
  cardsFailedBody: 'They’re still linked and still earn {currencies}. Please try again in a moment.',
  cardsTryAgain: 'Try again',
  noCardsTitle: 'No cards linked yet',
  noCardsBody: 'Link the card you like to pay with, and your visits earn {currencies}.',

  cardDelete: 'Delete',
  cardDeleteNamed: 'Delete {card}',
  cardDeleting: 'Deleting...',
  cardDeletingNamed: 'Deleting... {card}',
  cardDeleted: 'Your card ending in {lastFour} has been deleted.',
  cardNotDeleted: 'Your card ending in {lastFour} can not be deleted, please try again later.',
  deleteClose: 'Close',
  deleteTitle: 'Delete this card?',
  deleteBody: 'Visits you pay for with it won’t earn {currencies}. You can link it again anytime.',
  deleteConfirm: 'Delete card',
  deleteCancel: 'Keep card',
  deleteLastTitle: 'This is your last card',
  deleteLastBody:
    '{program} needs at least 1 linked card. If you delete this one, your account closes and you’re signed out.',
  deleteLastLost: 'With your account, you lose:',
  deleteLastEarning: '{currencies} on future visits',
  deleteLastOffers: 'your offers and the bonuses you registered for',
  deleteLastPages: 'access to your activity and your profile',
  deleteLastBack: 'We’ll confirm by email. To reopen your account, link a card.',
  deleteLastAdvice: 'Just switching cards? Link the new one first, then delete this one.',
  closedTitle: 'Your account is closed',
  closedText:
    'You’re signed out, and a confirmation is on its way by email. To reopen your account, sign in and link a card.',
  deleteLastConfirm: 'Delete card and close account',
  deleteLastCancel: 'Keep my account',

  linkTitle: 'Link a card',
  linkAnotherTitle: 'Link another card',
  linkBody: 'Pay with any of your linked cards, and your visits earn {currencies} automatically.',

  signInDirect:
    'You can’t change these on this page. For a different email address, call {{support_phone}} or write to {{support_email}}. For a new password: {{sign_out}}, then {{recover}}.',
  signInSso:
    'Your email address and password belong to your {partner} account, so change them there. Questions? Call {{support_phone}} or write to {{support_email}}. All done? {{sign_out}}',
});
