import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editDistance } from './edit-distance.ts';

test('one letter changed, inserted, deleted or swapped is one edit', () => {
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

test('a limit does not change distances within it, and all others exceed it', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
  const isSame = fc.property(word, word, fc.nat(4), (from, to, most) => {
    const exact = editDistance(from, to);
    const limited = editDistance(from, to, most);
    return exact <= most ? limited === exact : limited > most;
  });
  expect(fc.check(isSame).counterexample).toBeNull();
});
