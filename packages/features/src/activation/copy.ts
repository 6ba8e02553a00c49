import { defineCopy } from '@tableside/kits/content';

/**
 * This feature's copy; content overrides it by `activation.<key>`. The pages themselves come from content.
 */
export const activationCopy = defineCopy('activation', {
  title: 'Activate your membership',
  lead: 'One press, and every linked card starts earning {currencies} at the restaurants of {program}.',
  activate: 'Activate my membership',
  activating: 'Activating your membership, please wait.',
  activatedTitle: 'Your membership is active',
  activatedLead: 'From the next bill on, your linked cards earn {currencies}.',
  profileTitle: 'See what you earn',
  profileText: 'Create your account to sign in here, with the email address that {program} has for you.',
  profileAction: 'Create your account',
  findRestaurant: 'Find a restaurant',
  looking: 'Looking up your membership',
  offlineTitle: 'We could not look up your membership',
  offlineBody: 'The connection did not hold. Nothing is lost: please try again.',
  retry: 'Try again',
  browserTitle: '{title} | {program}',
  // The exact text of ERR-12; the number follows as a link.
  failed: 'There was an error activating your account. Please contact customer support.',
});
