import { defineCopy } from '@tableside/kits/content';

export const shellCopy = defineCopy('shell', {
  loading: 'Do not refresh, loading more content',
  codeMissing: 'This page didn’t load completely. Links work, but refresh before you fill anything in.',
  newTab: '(opens in a new tab)',
  errorTitle: 'Something went wrong.',
  errorText: 'Please refresh the page and try again.',
});
