import { defineCopy } from '@tableside/kits/content';

export const activationCopy = defineCopy('activation', {
  title: 'Activate your membership',
  lead: 'Activate once, and every linked card starts earning {currencies} at {program} restaurants.',
  activate: 'Activate my membership',
  activating: 'Activating your membership, please wait.',
  activatedTitle: 'Your membership is active',
  activatedLead: 'Starting with your next bill, your linked cards earn {currencies}.',
  profileTitle: 'See what you earn',
  profileText: 'Create your account to sign in here. Use the email address {program} has for you.',
  profileAction: 'Create your account',
  findRestaurant: 'Find a restaurant',
  looking: 'Looking up your membership',
  offlineTitle: 'We couldn’t look up your membership',
  offlineBody: 'The connection dropped. Nothing is lost. Please try again.',
  retry: 'Try again',
  browserTitle: '{title} | {program}',
  // The exact text of ERR-12. The phone number follows as a link.
  failed: 'There was an error activating your account. Please contact customer support.',
});
