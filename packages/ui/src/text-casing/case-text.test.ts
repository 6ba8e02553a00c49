import { expect, test } from 'vitest';

import { caseText } from './case-text.ts';

test.each([
  ['none', 'The BEST of new York', 'The BEST of new York'],
  ['upper', 'Café à la carte', 'CAFÉ À LA CARTE'],
  ['lower', 'The BEST', 'the best'],
  ['title', 'THE BEST OF THE SEA-SIDE', 'The Best Of The Sea-Side'],
  ['title', "JOE'S DINER", "Joe's Diner"],
  ['sentence', 'THE BEST. ALL OF IT! “REALLY”?', 'The best. All of it! “Really”?'],
] as const)('UIX-06 %s casing of "%s"', (casing, text, cased) => {
  expect(caseText(text, casing)).toBe(cased);
});

test.each(['title', 'sentence'] as const)(
  'UIX-06 %s casing keeps the names in the exception list',
  (casing) => {
    const cased = caseText('EARN WITH ACME AT THE U.S. OPEN', casing, ['ACME', 'U.S.']);
    expect(cased).toMatch(/^Earn /);
    expect(cased).toContain('ACME');
    expect(cased).toContain('U.S.');
  },
);

test('a name within another word is not a name', () => {
  expect(caseText('PRINCIPAL OF NY', 'sentence', ['PA', 'NY'])).toBe('Principal of NY');
});

test('a text that continues a sentence starts in lower case', () => {
  expect(caseText('AND ON. THEN ON', 'sentence', [], false)).toBe('and on. Then on');
});
