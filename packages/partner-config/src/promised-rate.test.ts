import { expect, test } from 'vitest';

import { promisedRate } from './promised-rate.ts';
import { partnerWith } from './testing.ts';

test.each([
  ['for each', { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 }, [5, 3, 5, 5, 7]],
  ['of all and of basic members', { pointsPerDollar: 5, basicPointsPerDollar: 3 }, [5, 3, 5, 5, 5]],
  ['of all and of VIPs', { pointsPerDollar: 5, vipPointsPerDollar: 7 }, [5, 5, 5, 5, 7]],
  ['of all', { pointsPerDollar: 0.5 }, [0.5, 0.5, 0.5, 0.5, 0.5]],
  ['of nobody', {}, [null, null, null, null, null]],
] as const)(
  'CFG-04.a CFG-04.b with a rate %s, visitors, basic members, others and VIPs are promised theirs',
  (_, earn, rates) => {
    const partner = partnerWith({ currencyType: 'Point', earn });
    expect(([undefined, 0, 1, 2, 3] as const).map((tier) => promisedRate(partner, tier))).toEqual(rates);
  },
);
