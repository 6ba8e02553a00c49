import { defineCopy } from '@tableside/kits/content';

/** The copy of the pages of places; content overrides it with "places.<key>". */
export const placesCopy = defineCopy('places', {
  browserTitle: 'Restaurants in {place} | {program}',
  browserTitleOf: '{cuisine} restaurants in {place} | {program}',
  heading: 'Restaurants in {place}',
  headingOf: '{cuisine} restaurants in {place}',
  text: '{program} has {count} restaurants in {place}. Those nearby are listed too.',
  textOf: '{program} has {count} {cuisine} restaurants in {place}. Those nearby are listed too.',
});
