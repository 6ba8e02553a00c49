// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { SearchScreen } from './search-screen.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

/** The page as a server sends it: it knows neither query nor storage nor position. */
const render = (path: string) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PartnerProvider build={{ settings: partnerWith(), assets }}>
        <SessionProvider client={createClient()}>
          <StaticRouter location={path}>
            <SearchScreen />
          </StaticRouter>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );

test('SEA-01 SEA-32 the screen renders on a server, and the same whatever the query', () => {
  expect(typeof window).toBe('undefined');
  const page = render('/search');
  expect(page).toContain('Enter city, state or ZIP code');
  expect(page).toContain('Finding places to dine');
  expect(render('/search?location=Boston&isNew=true&view=map')).toBe(page);
});
