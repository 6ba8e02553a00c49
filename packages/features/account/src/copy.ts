import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "account.<key>". */
export const accountCopy = defineCopy('account', {
  browserTitle: '{title} | {program}',
  loading: 'Opening your account',
  tabs: 'Your account',
  greeting: 'Hello, {name}',
  memberOf: 'Member of {program}',

  overview: 'Account Overview',
  recentActivity: 'Reviews & History',
  manageCards: 'Linked Cards',
  profile: 'Profile',

  membership: 'Your membership',
  optedOutTitle: 'Basic member',
  optedOutBody:
    'You have opted out of our email, so visits earn the basic rate. Members who opt in earn more at most restaurants.',
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

  activityTitle: 'Your visits will be listed here',
  activityBody:
    'Each bill paid with a linked card, with the {currencies} it earned and a place for your review. A visit usually shows within a few days.',
  cardsTitle: 'Your linked cards will be listed here',
  cardsBody: 'The cards that you have linked keep earning {currencies} meanwhile. Pay with them as always.',

  name: 'Name',
  email: 'Email address',
  phone: 'Phone',
  address: 'Address',
  password: 'Password',
  passwordHidden: 'Not shown',
  notGiven: 'Not given',
  aboutTitle: 'About you',
  signInTitle: 'Email address and password',
  // Both are read-only (AUT-19); the tokens become links.
  signInDirect:
    'They cannot be changed on this page. For another email address, call {{support_phone}} or write to {{support_email}}. For another password: {{sign_out}}, then {{recover}}.',
  signInSso:
    'They belong to your {partner} account: change them there, not on this page. Questions? Call {{support_phone}} or write to {{support_email}}. All done? {{sign_out}}',
});
