// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { MerchantPage } from './merchant-page.tsx';

test('the page renders on a server, and marks no day', () => {
  const html = renderToString(
    <StaticRouter location="/merchants/1">
      <PartnerProvider
        build={{ settings: partnerWith(), assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} } }}
      >
        <QueryClientProvider client={new QueryClient()}>
          <SessionProvider client={createClient()}>
            <ContentProvider content={emptyContent}>
              <MerchantPage merchant={buildMerchantDetail()} isOrdering={false} />
            </ContentProvider>
          </SessionProvider>
        </QueryClientProvider>
      </PartnerProvider>
    </StaticRouter>,
  );
  expect(html).toContain('Juniper &amp; Rye');
  expect(html).not.toContain('aria-current');
});
