import { ApiError, getKnownMember } from '@tableside/api-client';
import { featureFlagsQuery, merchantSearchQuery } from '@tableside/api-client/queries';
import { buildKnownMemberBody } from '@tableside/api-client/testing';
import { lazyScreen } from '@tableside/kits/feature';
import { useApi } from '@tableside/kits/session';
import { setupMsw } from '@tableside/kits/testing';
import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { App } from '../app/app.tsx';
import { allRoutes } from '../app/shell-routes.ts';
import { testPartner } from '../app/test-partner.fixture.ts';
import { createServices } from './services.ts';

const server = setupMsw();
afterEach(() => {
  delete window.__API_URL__;
});

function Start() {
  const client = useApi();
  useQuery(featureFlagsQuery(client));
  const { data } = useQuery(merchantSearchQuery(client, {}));
  return <h1>{data ? 'Found' : 'Searching'}</h1>;
}

test('SES-27.a the token that every page needs sets the clock for visitors as well, and that of events', async () => {
  const date = Date.UTC(2027, 5, 15, 12);
  const headers = { 'Cache-Control': 'no-store', Date: new Date(date).toUTCString() };
  const sent: string[] = [];
  const { antiForgery, client, tracker } = createServices(testPartner().settings, {
    now: () => Date.UTC(2026, 5, 15, 12),
    fetch: (address, { body }) => {
      if (address === '/api/Impressions' && typeof body === 'string') sent.push(body);
      return Response.json({ csrfToken: 'token' }, { headers });
    },
  });
  await antiForgery.renew();
  expect(client.clock.now()).toBe(date + 500);
  tracker.start();
  tracker.impression({ eventName: 'locationPrediction' });
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.join('')).toContain('2027-06-15T12:00:00.500Z');
  });
});

test('SES-17 looking up a known member sends the token that is fetched for it', async () => {
  const sent: (string | null)[] = [];
  const { client } = createServices(testPartner().settings, {
    fetch: async (address, { headers }) => {
      if (address === '/api/CSRF') return Response.json({ csrfToken: 'token' });
      sent.push(new Headers(headers).get('X-XSRF-TOKEN'));
      return Response.json(buildKnownMemberBody());
    },
  });
  sessionStorage.clear();
  await getKnownMember(client, 'p1');
  expect(sent).toEqual(['token']);
});

test.each<[string, (session: ReturnType<typeof createServices>['session']) => unknown]>([
  ['ROU-33.a after a 401', (session) => session.unauthorized(new ApiError({ status: 401 }))],
  ['AUT-14.b after signing out', (session) => session.signOut()],
])('%s nothing that was fetched is left but what is the same for everyone', async (_, end) => {
  const { queryClient, session } = createServices(testPartner().settings, {
    fetch: async () => Response.json({ isSignedOut: true, identityLogoutUrl: null, csrfToken: 'token' }),
  });
  const kept = [['content'], ['feature-flags']];
  for (const key of [...kept, ['member', 'cards'], ['activity', 'p1'], ['merchants', 'search']])
    queryClient.setQueryData(key, {});
  end(session);
  const keys = () => queryClient.getQueryCache().getAll();
  await waitFor(() => expect(keys().map(({ queryKey }) => queryKey)).toEqual(kept));
  session.stop();
});

test('API-01.a API-01.b API-01.d every call of the site goes to window.__API_URL__, with credentials and JSON headers', async () => {
  window.__API_URL__ = 'https://api.sample.example/base';
  const partner = testPartner();
  const services = createServices(partner.settings);
  services.antiForgery.prefetch();
  services.session.start(true);
  services.session.refresh().catch(() => undefined);
  services.tracker.impression({ eventName: 'locationPrediction' });
  services.tracker.start();
  const screenOf = lazyScreen(() => Promise.resolve(Start));
  const routes = allRoutes([{ name: 'test', routes: [{ path: '/', screen: screenOf }] }]);
  render(
    <MemoryRouter>
      <App build={partner} features={[]} routes={routes} services={services} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
  const paths = () => server.calls.map(({ path }) => path.replace(/^\/base/, ''));
  await waitFor(() => {
    for (const path of ['/api/CSRF', '/api/Member', '/api/Impressions', '/api/feature-flags'])
      expect(paths()).toContain(path);
  });
  expect(paths().filter((path) => path.startsWith('/api/cms/pages/'))).toHaveLength(11);
  for (const { request } of server.calls) {
    expect(request.url).toMatch(/^https:\/\/api\.sample\.example\/base\/api\//);
    expect(request.credentials).toBe('same-origin');
    for (const header of ['Accept', 'Content-Type'])
      expect([request.url, request.headers.get(header)]).toEqual([request.url, 'application/json']);
  }
});
