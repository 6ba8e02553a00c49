import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "enrolment.<key>". */
export const enrolmentCopy = defineCopy('enrolment', {
  title: 'Enrolment',
  lead: 'What {program} offers here.',
});
