import { defineCopy } from '@tableside/kits/content';

export const earningCopy = defineCopy('earning', {
  own: 'You earn {rate}',
  ownFrom: 'You earn {rate} and up',
  // Used in programs without a rate of their own, where each restaurant has one.
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
  counts: 'What counts',
  countsHere: 'What counts here',
  tip: 'Tip',
  tax: 'Tax',
  onlineOrders: 'Online orders',
  giftCards: 'Gift card purchases',
  pinDebit: 'Debit with a PIN',
  // Read by screen readers, whose users do not see the mark beside each kind.
  counted: ': counts',
  notCounted: ': doesn’t count',
});
