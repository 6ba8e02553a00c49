import { defineCopy } from '@tableside/kit-content';

/** The words of the way to join, which travel with it; content replaces them by "home.<key>". */
export const joinCopy = defineCopy('home', {
  prospectTitle: 'Start earning with your next meal',
  prospectLead: 'Joining {program} is free. Give us your e-mail address and we take it from there.',
  ssoTitle: 'Your {partner} account is all it takes',
  ssoLead: 'Join {program} for free, link a card, and earn {currencies} with your next meal.',
  ssoJoin: 'Join {program}',
});
