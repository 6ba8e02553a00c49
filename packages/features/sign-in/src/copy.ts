import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "signIn.<key>". */
export const signInCopy = defineCopy('signIn', {
  title: 'Sign in',
  lead: 'What {program} offers here.',
});
