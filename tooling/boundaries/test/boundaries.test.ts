import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { checkWorkspace } from '../src/check-workspace.ts';
import { printFinding } from '../src/finding.ts';

test('CFG-01 CON2-03 everything in this repository stands on its floor, no code knows a partner, no decided number stands twice', () => {
  expect(checkWorkspace(resolve(import.meta.dirname, '../../..')).map(printFinding)).toEqual([]);
});
