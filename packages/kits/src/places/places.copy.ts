import { defineCopy } from '@tableside/kits/content';

export const placeCopy = defineCopy('search', {
  locationHint: 'Enter city, state or ZIP code',
  locationSuggestions: 'Suggested places',
  locationSuggestionCount: '{count} suggested places',
  locationSuggestionCountOne: '1 suggested place',
  locationNoSuggestions: 'No suggestions. Search with what you typed.',
  useCurrentLocation: 'Use current location',
  findingYou: 'Waiting for your browser to share your location',
});
