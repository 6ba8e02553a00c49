// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import { partnerWith } from '@tableside/partner-config/testing';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { MerchantPage } from './merchant-page.tsx';

test('the page renders where there is no window, and marks no day', () => {
  const html = renderToString(
    <StaticRouter location="/merchants/1">
      <PartnerProvider
        build={{ settings: partnerWith(), assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} } }}
      >
        <SessionProvider client={createClient()}>
          <ContentProvider content={emptyContent}>
            <MerchantPage merchant={buildMerchantDetail()} today={undefined} isOrdering={false} />
          </ContentProvider>
        </SessionProvider>
      </PartnerProvider>
    </StaticRouter>,
  );
  expect(html).toContain('Juniper &amp; Rye');
  expect(html).not.toContain('aria-current');
});
