import { defineCopy } from '@tableside/kits/content';

export const earnCopy = defineCopy('earn', {
  title: 'More ways to earn {currencies}',
  lead: 'Current offers, what each one adds and the terms that go with it.',
  detailsTitle: 'The details',
  detailsLead: 'What counts, what it adds and how long it lasts.',
  noOffersTitle: 'No offers right now',
  noOffersText: 'Every meal still earns {currencies}. New offers appear here first.',
  findRestaurants: 'Find restaurants',
  back: 'All offers',
  browserTitle: '{title} | {program}',
  detailSoon: 'Details of this offer are on their way. The other offers are ready for you.',

  topgolfBonus: 'Topgolf bonus',
  newMemberBonus: 'New member bonus',
  howItWorks: 'How earning works',
  reservations: 'Earn with reservations',
  vipUpgrade: 'How to become a VIP',
});
