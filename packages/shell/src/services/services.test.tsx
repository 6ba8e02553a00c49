import { allHandlers } from '@tableside/api-client/testing';
import { featureFlagsQuery, merchantSearchQuery } from '@tableside/api-client/queries';
import { contentHandlers } from '@tableside/content-client/testing';
import { lazyScreen } from '@tableside/kit-feature';
import { useApi } from '@tableside/kit-session';
import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { App } from '../app/app.tsx';
import { allRoutes } from '../app/shell-routes.ts';
import { testPartner } from '../app/test-partner.fixture.ts';
import { createServices } from './services.ts';

const server = setupServer(...allHandlers(), ...contentHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  delete window.__API_URL__;
});
afterAll(() => server.close());

function Start() {
  const client = useApi();
  useQuery(featureFlagsQuery(client));
  const { data } = useQuery(merchantSearchQuery(client, {}));
  return <h1>{data ? 'Found' : 'Searching'}</h1>;
}

test('API-01 window.__API_URL__ moves every call of the site, whatever it is for', async () => {
  window.__API_URL__ = 'https://api.sample.example/base';
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  const partner = testPartner();
  const services = createServices(partner.settings);
  services.antiForgery.prefetch();
  services.session.start(true);
  services.session.refresh().catch(() => undefined);
  services.tracker.impression('search');
  services.tracker.start();
  const screenOf = lazyScreen(() => Promise.resolve(Start));
  const routes = allRoutes([{ name: 'test', routes: [{ path: '/', screen: screenOf }] }]);
  render(
    <MemoryRouter>
      <App build={partner} features={[]} routes={routes} services={services} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
  const paths = () => asked.map((url) => new URL(url).pathname.replace(/^\/base/, ''));
  await waitFor(() => {
    for (const path of ['/api/CSRF', '/api/Member', '/api/Impressions', '/api/feature-flags'])
      expect(paths()).toContain(path);
  });
  expect(paths().filter((path) => path.startsWith('/api/cms/pages/'))).toHaveLength(11);
  expect(asked.filter((url) => !url.startsWith('https://api.sample.example/base/api/'))).toEqual([]);
});
