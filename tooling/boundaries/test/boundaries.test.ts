import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { checkWorkspace } from '../src/check-workspace.ts';
import { printFinding } from '../src/finding.ts';

test('CFG-01.c CON2-03 imports point down, no code names a partner, no decided number is in two files', () => {
  expect(checkWorkspace(resolve(import.meta.dirname, '../../..')).map(printFinding)).toEqual([]);
});
