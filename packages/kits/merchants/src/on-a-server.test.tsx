// @vitest-environment node
import { buildMerchants } from '@tableside/api-client/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MerchantCarousel } from './merchant-carousel.tsx';
import { MerchantGrid } from './merchant-grid.tsx';
import { Surroundings } from './surroundings.test.support.tsx';

test('cards and a carousel on its way render where there is no window', () => {
  const html = renderToString(
    <Surroundings>
      <MerchantGrid merchants={buildMerchants(2)} />
      <MerchantCarousel headline="Near you" query="isNew=true" />
    </Surroundings>,
  );
  expect(html).toContain('Casa Ocaso');
  expect(html).toContain('href="/search?isNew=true"');
});
