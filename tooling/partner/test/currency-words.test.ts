import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { contentProblems } from '../src/check/content.ts';
import { currencyWords } from '../src/check/currency-words.ts';
import { interfaceCopy } from '../src/check/interface-copy.ts';
import { loadedPartner } from '../src/partners.ts';

const partner = loadedPartner(join(resolve(import.meta.dirname, '../../..'), 'partners'), 'hilton');

test('CON-32 interface copy of a partner names no currency either', async () => {
  const fields = { links: [], copy: { 'home.heroEyebrow': 'Dine for miles' } };
  expect(await contentProblems({ '*': [{ slug: 'navbar', fields }] }, partner)).toEqual([
    {
      where: '*/navbar',
      message: 'copy.home.heroEyebrow says "miles", the name of a currency: write {currencies}',
    },
  ]);
});

test('CON-32 the default interface copy names no currency', () => {
  const { currencyNames: _its, ...other } = partner;
  // Dollars, miles and points. A credit may also be what is paid to any member.
  const findCurrencyWords = currencyWords({ ...other, currencyType: 'Dollar' }, []);
  const named = [...interfaceCopy()].filter(([, text]) => findCurrencyWords(text).length > 0);
  // Miles of a way, and a point on the map.
  expect(named.map(([key]) => key)).toEqual(['merchants.distanceWords', 'search.thisPoint']);
});

test.each([
  ['is the same for one and many', 'cash back', [], 'Cash back', 'Cash back', '{Currencies}'],
  ['begins with a shorter one', 'star', ['mile star'], 'mile star', 'mile star', '{currencies}'],
  ['has characters of patterns', 'star', ['c.p (x)'], 'cup (x), c.p (x)', 'c.p (x)', '{currencies}'],
])('CON-32 a name that %s is found as a whole', (_, singular, others, text, found, token) => {
  const plural = singular === 'cash back' ? singular : `${singular}s`;
  const findCurrencyWords = currencyWords({ ...partner, currencyNames: { singular, plural } }, others);
  expect(findCurrencyWords(text)[0]).toBe(`says "${found}", the name of a currency: write ${token}`);
});
