import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { areas } from '../areas.ts';
import { floorProblems, LEAST, type Floors } from '../floors.ts';

const file = resolve(import.meta.dirname, '../floors.json');
const floors = JSON.parse(readFileSync(file, 'utf8')) as Floors;

test('OPS-29.d every package has a floor of at least 85 %', () => {
  expect(LEAST).toBe(85);
  expect(floorProblems(floors, [], Object.keys(areas))).toEqual([]);
  expect(Object.keys(floors).sort()).toEqual(Object.keys(areas).sort());
});

test('OPS-29.d a floor that is missing, or below 85 %, is named', () => {
  expect(floorProblems({ core: 84.9, ui: 85 }, [], ['core', 'ui', 'kits'])).toEqual([
    'core: its floor is 84.9, and must be 85 or more: a floor only rises.',
    'kits: its floor is missing, and must be 85 or more: a floor only rises.',
  ]);
});

test('OPS-29.d a floor below any that was committed before is refused, one that rises is not', () => {
  const earlier = [{ core: 90 }, { core: 98.5, ui: 86 }, { core: 85, ui: 85 }];
  expect(floorProblems({ core: 98.4, ui: 86 }, earlier, ['core', 'ui'])).toEqual([
    'core: its floor is 98.4, and must be 98.5 or more: a floor only rises.',
  ]);
  expect(floorProblems({ core: 98.5, ui: 90 }, earlier, ['core', 'ui'])).toEqual([]);
});
