import { defineCopy } from '@tableside/kit-content';

/** The words of the first paint: the form and what is announced. Content replaces each by "search.<key>"; the others stand in later-copy.ts. */
export const searchCopy = defineCopy('search', {
  form: 'Find a place to dine',
  results: 'Places found',
  location: 'Location',
  locationHint: 'Enter city, state or ZIP code',
  locationRequired: 'Enter a city, state or ZIP code to search.',
  locationPattern: 'Enter a valid city, state or ZIP code',
  locationSuggestions: 'Suggested places',
  locationSuggestionCount: '{count} suggested places',
  locationNoSuggestions: 'No suggestions. Search with what you typed.',
  useCurrentLocation: 'Use current location',
  findingYou: 'Waiting for your browser to share your location',
  yourArea: 'Your area',
  mapArea: 'Map area',
  restaurantOrCuisine: 'Restaurant or cuisine',
  submit: 'Search',
  resultsIn: '{count} places near {place}',
  oneResultIn: '1 place near {place}',
  resultsHere: '{count} places in this area',
  oneResultHere: '1 place in this area',
  resultsNearYou: '{count} places near you',
  oneResultNearYou: '1 place near you',
  searchingTitle: 'Finding places to dine',
  searching: 'Searching',
  noResultsTitle: 'No places match this search',
});
