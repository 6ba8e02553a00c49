import { defineCopy } from '@tableside/kits/content';

/** The words of the page frame that its first paint shows; content replaces them by "shell.<key>". */
export const shellCopy = defineCopy('shell', {
  loading: 'Do not refresh, loading more content',
  newTab: '(opens in a new tab)',
  errorTitle: 'Something went wrong.',
  errorText: 'Something went wrong. Please refresh the page and try again.',
});
