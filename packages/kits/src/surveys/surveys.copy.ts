import { defineCopy } from '@tableside/kits/content';

/** The words around surveys and reviews; content replaces them by "surveys.<key>". */
export const surveysCopy = defineCopy('surveys', {
  close: 'Close',
  loading: 'Loading the form',
  notLoaded:
    'The form did not load. Your browser settings may block iframes: allow them for this site, then try again.',
  tryAgain: 'Try again',
});
