import { defineCopy } from '@tableside/kits/content';

export const surveysCopy = defineCopy('surveys', {
  close: 'Close',
  loading: 'Loading the form',
  notLoaded:
    'The form didn’t load. Your browser settings may block iframes. Allow them for this site, then try again.',
  tryAgain: 'Try again',
});
