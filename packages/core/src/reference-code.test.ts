import { expect, test } from 'vitest';

import { referenceCode } from './reference-code.ts';

test.each([
  ['0b3f-9a71-4c1e', '0B3F9A'],
  ['3fa85f64-5717-4562-b3fc-2c963f66afa6', '3FA85F'],
  ['r-1', 'R1'],
])('ERR-11 the code of "%s" is "%s"', (id, code) => {
  expect(referenceCode(id)).toBe(code);
});
