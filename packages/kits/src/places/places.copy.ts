import { defineCopy } from '@tableside/kits/content';

/** The words of the field for a place; content replaces each by "search.<key>". */
export const placeCopy = defineCopy('search', {
  locationHint: 'Enter city, state or ZIP code',
  locationSuggestions: 'Suggested places',
  locationSuggestionCount: '{count} suggested places',
  locationNoSuggestions: 'No suggestions. Search with what you typed.',
  useCurrentLocation: 'Use current location',
  findingYou: 'Waiting for your browser to share your location',
});
