import { defineCopy } from '@tableside/kits/content';

export const prospectCopy = defineCopy('prospect', {
  label: 'Email address',
  placeholder: '{email}',
  submit: 'Join for free',
  notLoaded: 'The form didn’t load. Check your connection and reload the page.',
});
