import { expect, test } from 'vitest';

import { weekdayRuns, weekdays, type Weekday } from './weekday.ts';

const runsOf = (...days: readonly Weekday[]) => weekdayRuns((day) => days.includes(day));

test('MER-09.a HIS-25.a weekdays that follow each other are a run, also into the next week', () => {
  expect(runsOf('Mon', 'Tue', 'Thu')).toEqual([['Mon', 'Tue'], ['Thu']]);
  expect(runsOf('Fri', 'Sat', 'Sun')).toEqual([['Fri', 'Sat', 'Sun']]);
  expect(runsOf('Sun', 'Tue')).toEqual([['Sun'], ['Tue']]);
  expect(runsOf()).toEqual([]);
  expect(runsOf(...weekdays)).toEqual([]);
});
