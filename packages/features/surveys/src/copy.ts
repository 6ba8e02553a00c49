import { defineCopy } from '@tableside/kit-content';

/** The words of this feature; content replaces them by "surveys.<key>". */
export const surveysCopy = defineCopy('surveys', {
  title: 'Surveys',
  lead: 'What {program} offers here.',
});
