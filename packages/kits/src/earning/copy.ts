import { defineCopy } from '@tableside/kits/content';

/** Copy about what a member earns, and about ways to earn more. Content overrides it by `earning.<key>`. */
export const earningCopy = defineCopy('earning', {
  own: 'You earn {rate}',
  ownFrom: 'You earn {rate} and up',
  // Is used in programs without a rate of their own, where each restaurant has one.
  ownBasic: 'You earn the basic rate at each restaurant',
  ownFull: 'You earn the full rate at each restaurant',
  ownBest: 'You earn the best rate at each restaurant',
  email: 'Members who get our email earn {rate}.',
  emailFull: 'Members who get our email earn the full rate at each restaurant.',
  emailAction: 'Turn on email',
  vip: 'VIPs earn {rate} and up.',
  vipBest: 'VIPs earn the best rate at each restaurant.',
  vipToGo: '{vip} {distance} to go.',
  visit: '1 more visit',
  visits: '{count} more visits',
  bills: '{amount} more in spending',
  both: '{visits} and {bills}',
  vipAction: 'See your way to VIP',
});
