import { defineCopy } from '@tableside/kits/content';

/** Copy of the fields of a search for a table; content overrides it by `reservations.<key>`. */
export const tableFieldsCopy = defineCopy('reservations', {
  date: 'Date',
  dateOutside: 'Choose a day from {first} to {last}.',
  time: 'Time',
  partySize: 'Party size',
  person: '1 person',
  people: '{count} people',
});
