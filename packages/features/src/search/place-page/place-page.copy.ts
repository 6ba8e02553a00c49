import { defineCopy } from '@tableside/kits/content';

export const placesCopy = defineCopy('places', {
  browserTitle: 'Restaurants in {place} | {program}',
  browserTitleOf: '{cuisine} restaurants in {place} | {program}',
  heading: 'Restaurants in {place}',
  headingOf: '{cuisine} restaurants in {place}',
  text: '{program} has {count} restaurants in {place}. Those nearby are listed too.',
  textOf: '{program} has {count} {cuisine} restaurants in {place}. Those nearby are listed too.',
  cuisinesOf: 'Cuisines in {place}',
  allOf: 'All restaurants in {place}',
  restaurants: '{count} restaurants',

  cities: 'Restaurants by city',
  citiesBrowserTitle: 'Restaurants by city | {program}',
  citiesText:
    '{program} has restaurants in {count} cities. Choose yours to see where you can earn {currencies}.',
  oneCityText: '{program} has restaurants in 1 city. See where you can earn {currencies} there.',
  citiesSearching: 'Finding cities',
  citiesNone: 'No city has a page of its own yet. Search for a place to see the restaurants near it.',
  citiesSearch: 'Search restaurants',
});
