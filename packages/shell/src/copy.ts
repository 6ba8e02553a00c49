import { defineCopy } from '@tableside/kits/content';

/** Copy for the first paint of the page frame; content overrides it by `shell.<key>`. */
export const shellCopy = defineCopy('shell', {
  loading: 'Do not refresh, loading more content',
  codeMissing: 'This page didn’t load completely. Links work, but refresh before you fill anything in.',
  newTab: '(opens in a new tab)',
  errorTitle: 'Something went wrong.',
  errorText: 'Please refresh the page and try again.',
});
