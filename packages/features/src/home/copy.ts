import { defineCopy } from '@tableside/kits/content';

/** Copy of home, how it works and discover; content overrides it by `home.<key>`. */
export const homeCopy = defineCopy('home', {
  heroEyebrow: '{program}',
  heroTitle: 'Good food, and {currencies} on the side',
  heroLead: 'Eat where you like, pay with a linked card, and every bill adds to your {currencies}.',
  discoverTitle: 'Find your next favorite table',
  discoverLead: 'New openings, local favorites and everything in between, all of them earning {currencies}.',
  searchLabel: 'Where would you like to eat?',
  search: 'Search',
  browseByCity: 'Browse restaurants by city',

  stepsTitle: 'How it works',
  stepsLead: 'Three steps, and dinner is one of them.',
  joinDirectTitle: 'Join and link a card',
  joinDirectText: 'Sign up with your email address, then link the debit and credit cards you already carry.',
  joinSsoTitle: 'Join with your {partner} account',
  joinSsoText: 'Sign in the way you always do, then link the debit and credit cards you already carry.',
  joinNoneTitle: 'Carry the right card',
  joinNoneText: '{program} comes with your {partner} membership, so there’s no form to fill in here.',
  dineTitle: 'Eat where you like',
  dineText:
    'Dine in, take out or order ahead at any restaurant in the program. There’s nothing to show or scan.',
  earnTitle: 'Watch your {currencies} grow',
  earnText: 'Tax and tip count too. What you earn appears in your account within days.',
  earnRateTitle: 'Earn {pointsPerDollar} {currencies} for every $1',
  earnRateText: 'Tax and tip count too. What you earn appears in your account within days.',

  browseTitle: 'Browse restaurants',
  browseLead: 'Thousands of restaurants earn {currencies}, from the corner café to the tasting menu.',
  browseAll: 'See all restaurants',
  browseNew: 'New restaurants',
  browseBrunch: 'Brunch',
  browseTakeout: 'Takeout',
  browseReservations: 'Book a table',
  browseAcclaimed: 'Acclaimed kitchens',
  nearTitle: 'Near you',
  nearBody: 'A short walk or a short drive from here.',
  newTitle: 'New on the list',
  newBody: 'Restaurants that recently joined the program.',

  prospectTitle: 'Start earning with your next meal',
  prospectLead: 'Joining {program} is free. Leave your email address, and we’ll take it from there.',
  ssoTitle: 'Your {partner} account is all it takes',
  ssoLead: 'Join {program} for free, link a card and earn {currencies} with your next meal.',
  ssoJoin: 'Join {program}',
});
