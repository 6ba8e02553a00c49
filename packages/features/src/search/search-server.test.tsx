// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { findSearchData, SearchScreen } from './search-screen.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

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

test('SEA-01 SEA-32.a the screen renders on a server, with the search of its address', () => {
  expect(typeof window).toBe('undefined');
  const page = render('/search');
  expect(page).toContain('Enter city, state or ZIP code');
  expect(page).toContain('Finding restaurants');
  const search = render('/search?location=Boston&isNew=true');
  expect(search).toContain('value="Boston"');
  expect(search).toMatch(/aria-pressed="true"[^>]*>.*New/);
});

test('SEA-32.b the first list of an address that names its place is known ahead, whatever else the address says', async () => {
  const addressOf = async (query: string) =>
    (await findSearchData({ params: {}, query: new URLSearchParams(query) }, partnerWith()))?.address;
  expect(await addressOf('utm_source=mail&isNew=true&location=Boston%2C+MA&pageNo=1&sortBy=distance')).toBe(
    '/search?location=Boston%2C+MA&isNew=true',
  );
  expect(await addressOf('location=40.7123,-74.0060')).toBe('/search?location=40.7123%2C-74.0060');
  expect(await addressOf('bounds=40.7,-74.1,40.8,-73.9&location=40.75,-74')).toBe(
    '/search?location=40.75%2C-74&bounds=40.7%2C-74.1%2C40.8%2C-73.9',
  );
  for (const query of [
    '',
    'isNew=true',
    'location=Current+Location',
    'location=%3C%3E',
    'location=Boston&view=map',
  ])
    expect([query, await addressOf(query)]).toEqual([query, undefined]);
});
