import { defineCopy } from '@tableside/kits/content';

/** Copy of what a member earns, and of what earns more; content overrides it by `earning.<key>`. */
export const earningCopy = defineCopy('earning', {
  own: 'You earn {rate}',
  ownFrom: 'You earn {rate} and more',
  // Where the program has no rate of its own, each restaurant has one.
  ownBasic: 'You earn the basic rate of each restaurant',
  ownFull: 'You earn the full rate of each restaurant',
  ownBest: 'You earn the best rate of each restaurant',
  email: 'Members who get our email earn {rate}.',
  emailFull: 'Members who get our email earn the full rate of each restaurant.',
  emailAction: 'Turn on email',
  vip: 'VIPs earn {rate} and more.',
  vipBest: 'VIPs earn the best rate of each restaurant.',
  vipToGo: '{vip} {distance} to go.',
  visit: '1 more visit',
  visits: '{count} more visits',
  bills: '{amount} more on your bills',
  both: '{visits} and {bills}',
  vipAction: 'See your way to VIP',
});
