import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { createOrFromMemory } from '../../database/from-memory.ts';
import { createVocabularyReader, withCorrection } from './vocabulary.ts';

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
])('%s may mean %j', (typed, meanings) => {
  expect(withCorrection(typed, words)).toEqual(meanings);
});

test('OPS-28.a words that are read too slowly are none at first, are read once, and are kept when they come', async () => {
  const { promise, resolve } = Promise.withResolvers<{ word: string; count: number }[]>();
  let statements = 0;
  const database = {
    run: () => {
      statements += 1;
      return promise;
    },
  } as unknown as Pick<Database, 'run'>;
  let time = 0;
  const orFromMemory = createOrFromMemory({ longestMs: 1, clock: { now: () => time } });
  const readVocabulary = createVocabularyReader(database, () => new Date(0), orFromMemory);
  expect(await readVocabulary()).toEqual(new Map());
  time = 3000;
  const next = readVocabulary();
  resolve([{ word: 'sushi', count: 9 }]);
  expect(await next).toEqual(new Map([['sushi', 9]]));
  expect(await readVocabulary()).toEqual(new Map([['sushi', 9]]));
  expect(statements).toBe(1);
});
