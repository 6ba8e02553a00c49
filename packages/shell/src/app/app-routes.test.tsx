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

import { createServices } from '../services/services.ts';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { testPartner } from './test-partner.fixture.ts';

interface StepsProps {
  /** Before React reads what has changed while it hydrated. */
  readonly onCommitted: () => void;
  /** After it has. */
  readonly onChecked: () => void;
}

function Steps({ onCommitted, onChecked }: StepsProps) {
  useLayoutEffect(onCommitted, [onCommitted]);
  useEffect(onChecked, [onChecked]);
  return null;
}

/** Hydrates a page whose flags arrive in between, and returns whether they hydrated the rest of it at once. */
async function hydrate(flags: Parameters<typeof buildFeatureFlags>[0]) {
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
      onCommitted: () =>
        void services.queryClient.setQueryData(
          featureFlagsQuery(services.client).queryKey,
          buildFeatureFlags(flags),
        ),
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

test.each([
  ['no override', {}, 'Start'],
  ['overrides', { partnerFeatureFlags: { hasVIP: true } }, 'Start'],
  ['an outage', { authFlags: { outage: true } }, "We're Working On It"],
])('UIX-27 the rest of a page hydrates in slices when %s arrives', async (_, flags, title) => {
  const { isAtOnce, root } = await hydrate(flags);
  expect(isAtOnce).toBe(false);
  await waitFor(() => expect(root).toHaveTextContent(title));
});
