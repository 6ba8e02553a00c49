import { defineCopy } from '@tableside/kits/content';

export const tableFieldsCopy = defineCopy('reservations', {
  date: 'Date',
  dateOutside: 'Choose a day from {first} to {last}.',
  time: 'Time',
  partySize: 'Party size',
  person: '1 person',
  people: '{count} people',
});
