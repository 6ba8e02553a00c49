import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "account.<key>". */
export const accountCopy = defineCopy('account', {
  title: 'Account',
  lead: 'What {program} offers here.',
});
