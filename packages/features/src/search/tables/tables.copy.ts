import { defineCopy } from '@tableside/kits/content';

export const tablesCopy = defineCopy('search', {
  tableChosen: '{day} · {time} · {count}',
  tableChange: ', date, time and party',
  tableToday: 'Today',
  tableTonight: 'Tonight',
  tableTomorrow: 'Tomorrow',
  tableTitle: 'Find a table',
  tableClose: 'Close',
  tableClear: 'Clear',
  tableShow: 'Show times',
  tableTimes: 'Times at {name}',
  tableReserve: 'Reserve at {time} at {name}',
  tableNone: 'No tables near {time}',
});
