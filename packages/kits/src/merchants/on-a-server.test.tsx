// @vitest-environment node
import { buildMerchant, buildMerchants } from '@tableside/api-client/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { EarnRate } from './earn-rate.tsx';
import { MerchantCarousel } from './merchant-carousel.tsx';
import { MerchantGrid } from './merchant-grid.tsx';
import { memberOfTier, TestProviders } from '@tableside/kits/testing/providers';

test('cards and a loading carousel render on a server', () => {
  const html = renderToString(
    <TestProviders>
      <MerchantGrid merchants={buildMerchants(2)} />
      <MerchantCarousel headline="Near you" query="isNew=true" />
    </TestProviders>,
  );
  expect(html).toContain('Casa Ocaso');
  expect(html).toContain('href="/search?isNew=true"');
});

test.each([
  ['MER-09.a MER-09.c', 'Mile', 'Up to 5 miles/$1'],
  ['MER-09.a MER-09.d', 'Dollar', 'Up to 5% back'],
] as const)('%s in %s the best rate is shown while the current day is unknown', (_, currencyType, words) => {
  const { benefit } = buildMerchant();
  const rates = [
    { tier: 2 as const, rate: 5, days: ['Mon'] as const },
    { tier: 2 as const, rate: 2, days: ['Fri'] as const },
  ];
  const html = renderToString(
    <TestProviders visitor={memberOfTier(2)} partner={{ currencyType }}>
      <EarnRate merchant={{ benefit: { ...benefit, rates } }} />
    </TestProviders>,
  );
  expect(html).toContain(words);
});
