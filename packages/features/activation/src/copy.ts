import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "activation.<key>". */
export const activationCopy = defineCopy('activation', {
  title: 'Activation',
  lead: 'What {program} offers here.',
});
