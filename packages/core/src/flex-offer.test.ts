import { expect, test } from 'vitest';

import { flexOfferType } from './flex-offer.ts';

test('MER-29.a an offer is limited if the merchant limits the spend or the visits, else unlimited', () => {
  const limits = [{}, { maxSpend: 200 }, { maxVisitsPerMonth: 3 }, { maxSpend: 0, maxVisitsPerMonth: 3 }];
  expect(limits.map(flexOfferType)).toEqual(['unlimited', 'limited', 'limited', 'limited']);
  expect(flexOfferType({ maxSpend: 0 })).toBe('limited');
});
