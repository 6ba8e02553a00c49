import { expect, test } from 'vitest';

import { withCorrection } from './vocabulary.ts';

const words = new Map([
  ['sushi', 9],
  ['pizza', 20],
  ['barbecue', 8],
  ['thai', 12],
  ['steakhouse', 4],
  ['taco', 3],
  ['tacos', 5],
]);

test.each([
  ['suhsi', ['suhsi', 'sushi']],
  ['barbeque', ['barbeque', 'barbecue']],
  ['steakhuose', ['steakhuose', 'steakhouse']],
  ['piz', ['piz']],
  ['sush', ['sush']],
  ['thia', ['thia', 'thai']],
  ['tax', ['tax']],
  ['qwerty', ['qwerty']],
])('SEA-11 %s may mean %j', (typed, meanings) => {
  expect(withCorrection(typed, words)).toEqual(meanings);
});
