import { expect, test } from 'vitest';

import { caseText } from './case-text.ts';

test.each([
  ['none', 'The BEST of new York', 'The BEST of new York'],
  ['upper', 'Café à la carte', 'CAFÉ À LA CARTE'],
  ['lower', 'The BEST', 'the best'],
  ['title', 'THE BEST OF THE SEA-SIDE', 'The Best Of The Sea-Side'],
  ['title', "JOE'S DINER", "Joe's Diner"],
  ['sentence', 'THE BEST. ALL OF IT! “REALLY”?', 'The best. All of it! “Really”?'],
] as const)('UIX-06.a UIX-06.b %s casing of "%s"', (casing, text, cased) => {
  expect(caseText(text, casing)).toBe(cased);
});

test.each(['title', 'sentence'] as const)(
  'UIX-06.a UIX-06.b UIX-09.b %s casing keeps the names in the exception list, wherever they are',
  (casing) => {
    const cased = caseText('EARN WITH ACME AT THE U.S. OPEN: ACME PAYS', casing, ['ACME', 'U.S.']);
    expect(cased).toMatch(/^Earn /);
    expect(cased.match(/ACME/g)).toHaveLength(2);
    expect(cased).toContain('U.S.');
  },
);

test('a name within another word is not a name', () => {
  expect(caseText('PRINCIPAL OF NY', 'sentence', ['PA', 'NY'])).toBe('Principal of NY');
});

test('a text that continues a sentence starts in lower case', () => {
  expect(caseText('AND ON. THEN ON', 'sentence', [], false)).toBe('and on. Then on');
});

test.each([
  ['title', 'Reserve 7:30 PM instead', 'Reserve 7:30 PM Instead'],
  ['title', 'the VIP page of Chicago, IL', 'The VIP Page Of Chicago, IL'],
  ['sentence', 'Your ZIP Code in Chicago, IL', 'Your ZIP code in chicago, IL'],
] as const)('UIX-09.b %s casing keeps the abbreviations and codes of "%s"', (casing, text, cased) => {
  expect(caseText(text, casing)).toBe(cased);
});

test('UIX-09.a UIX-09.b lower casing keeps names, and capitals are capitals in names too', () => {
  expect(caseText('Join Acme Plates', 'lower', ['Acme Plates'])).toBe('join Acme Plates');
  expect(caseText('Join Acme Plates', 'upper', ['Acme Plates'])).toBe('JOIN ACME PLATES');
});
