import { defineCopy } from '@tableside/kit-content';

/** The words of the ways into the search, which travel with it; content replaces them by "home.<key>". */
export const browseCopy = defineCopy('home', {
  browseTitle: 'Browse restaurants',
  browseLead: 'Thousands of places earn {currencies}, from the corner café to the tasting menu.',
  browseAll: 'See all restaurants',
  browseNew: 'New places',
  browseBrunch: 'Brunch',
  browseTakeout: 'Takeout',
  browseReservations: 'Book a table',
  browseAcclaimed: 'Acclaimed kitchens',
  nearTitle: 'Near you',
  nearBody: 'A short walk or a short drive from here.',
  newTitle: 'New on the list',
  newBody: 'Places that joined the program lately.',
});
