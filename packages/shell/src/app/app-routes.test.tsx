import { featureFlagsQuery } from '@tableside/api-client/queries';
import { buildFeatureFlags } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { contentKey } from '@tableside/content-client/queries';
import { ContentGate } from '@tableside/kits/content';
import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';
import { waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createServices, type Services } from '../services/services.ts';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { testPartner } from './test-partner.fixture.ts';

/** React reads what has changed during hydration after `onCommitted` and before `onChecked`. */
interface StepsProps {
  readonly onCommitted: () => void;
  readonly onChecked: () => void;
}

function Steps({ onCommitted, onChecked }: StepsProps) {
  useLayoutEffect(onCommitted, [onCommitted]);
  useEffect(onChecked, [onChecked]);
  return null;
}

/** Hydrates a page while something arrives, and returns whether that hydrated the rest of the page at once. */
async function hydrate(arrive: (services: Services) => void) {
  const build = testPartner();
  const services = createServices(build.settings, { fetch: () => new Promise<Response>(() => undefined) });
  const { cmsRoute, cmsPreview } = build.settings;
  services.queryClient.setQueryData(contentKey({ cmsRoute, isPreview: cmsPreview }), emptyContent);
  const screen = lazyScreen(() => Promise.resolve(() => <h1>Start</h1>));
  await screen.preload();
  const routes: readonly FeatureRoute[] = [{ path: '/', screen }];
  const onShown = vi.fn<() => void>();
  const wasShown = Promise.withResolvers<boolean>();
  const site = (steps: StepsProps) => (
    <MemoryRouter>
      <AppProviders build={build} features={[]} routes={routes} services={services}>
        <ContentGate renderError={() => null}>
          <AppRoutes routes={routes} onShown={onShown} />
          <Steps {...steps} />
        </ContentGate>
      </AppProviders>
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(site({ onCommitted: vi.fn(), onChecked: vi.fn() }));
  // React takes a turn for each piece of work, as on a slow phone.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const shown = hydrateRoot(
    root,
    site({
      onCommitted: () => arrive(services),
      onChecked: () => queueMicrotask(() => wasShown.resolve(onShown.mock.calls.length > 0)),
    }),
  );
  onTestFinished(() => {
    shown.unmount();
    root.remove();
  });
  const isAtOnce = await wasShown.promise;
  await waitFor(() => expect(onShown).toHaveBeenCalledOnce());
  return { isAtOnce, root };
}

const flags =
  (overrides: Parameters<typeof buildFeatureFlags>[0]) =>
  ({ client, queryClient }: Services) =>
    void queryClient.setQueryData(featureFlagsQuery(client).queryKey, buildFeatureFlags(overrides));
const known = { kind: 'known', publicId: 'p-1', tier: 3 } as const;

test.each([
  ['flags without overrides', flags({}), 'Start'],
  ['overrides', flags({ partnerFeatureFlags: { hasVIP: true } }), 'Start'],
  ['an outage', flags({ authFlags: { outage: true } }), "We're Working On It"],
  [
    'the tier of a member',
    ({ sessionStore }: Services) => sessionStore.set({ status: 'settled', visitor: known }),
    'Start',
  ],
])('UIX-27 the rest of a page hydrates in slices: %s', async (_, arrive, title) => {
  const { isAtOnce, root } = await hydrate(arrive);
  expect(isAtOnce).toBe(false);
  await waitFor(() => expect(root).toHaveTextContent(title));
});
