import { expect, test } from 'vitest';

import { refusedLicenses } from '../src/licenses.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('accepted licenses pass, alone or as one side of a choice', () => {
  const list = { MIT: named('a', 'b'), '(MPL-2.0 OR GPL-3.0)': named('c'), 'MIT AND ISC': named('d') };
  expect(refusedLicenses(list)).toEqual([]);
});

test('every other license is reported with its package', () => {
  const list = {
    'GPL-3.0': named('copyleft'),
    'MIT AND GPL-3.0': named('both'),
    '(GPL-2.0 OR AGPL-3.0)': named('either'),
    UNLICENSED: named('owned'),
    Unknown: named('silent'),
    '(MIT OR (GPL-2.0 AND ISC)) AND GPL-3.0': named('nested'),
  };
  expect(refusedLicenses(list)).toEqual([
    'copyleft: GPL-3.0',
    'both: MIT AND GPL-3.0',
    'either: (GPL-2.0 OR AGPL-3.0)',
    'owned: UNLICENSED',
    'silent: Unknown',
    'nested: (MIT OR (GPL-2.0 AND ISC)) AND GPL-3.0',
  ]);
});

test('a reviewed package passes only with the license it had at the review', () => {
  const list = {
    'LGPL-3.0-or-later': named('@img/sharp-libvips-linux-x64', 'other'),
    BSD: named('zipcodes'),
    'GPL-3.0': named('zipcodes'),
  };
  expect(refusedLicenses(list)).toEqual(['other: LGPL-3.0-or-later', 'zipcodes: GPL-3.0']);
});
