import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editDistance, withCorrection } from './vocabulary.ts';

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

test('SEA-11 one letter changed, added, dropped or swapped is one edit', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 3, maxLength: 9 });
  const isOneEdit = fc.property(word, fc.nat(), (text, seed) => {
    const at = seed % (text.length - 1);
    const dropped = text.slice(0, at) + text.slice(at + 1);
    const swapped = text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    return (
      editDistance(text, dropped) === 1 &&
      editDistance(dropped, text) === 1 &&
      editDistance(text, swapped) <= 1
    );
  });
  expect(fc.check(isOneEdit).counterexample).toBeNull();
});
