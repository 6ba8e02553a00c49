import { CacheProvider } from '@emotion/react';
import { fetchNewerContent, withPicturesAt, type BuiltContent } from '@tableside/content-client';
import { contentKey, contentQuery } from '@tableside/content-client/queries';
import { OF_PAGE, PAGE } from '@tableside/core/page-protocol';
import type { Feature } from '@tableside/kits/feature';
import { captureReferral } from '@tableside/kits/tracking';
import type { PartnerBuild } from '@tableside/partner-config';
import { whenIdle } from '@tableside/ui/when-idle';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { markTypedFields } from '../error/new-build.ts';
import { findRoute } from '../frame/routes.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { watchConnection } from '../offline/watch-connection.ts';
import { createServices, type Services, type ServicesOptions } from '../services/services.ts';
import { App } from './app.tsx';
import { fetchUnlessBegun } from './early-call.ts';
import { recordEarlyInput } from './early-input.ts';
import { restorePageData } from './page-data.ts';
import { allRoutes } from './shell-routes.ts';
import { createStyleCache } from './style-cache.ts';

export interface AppOptions {
  readonly partner: PartnerBuild;
  /** The features of this partner's site, in the order in which they fill slots. */
  readonly features: readonly Feature[];
  /** All content as of build time. If undefined, the site waits for the content service. */
  readonly content?: BuiltContent | undefined;
  readonly services?: ServicesOptions;
}

export interface TablesideApp {
  readonly options: AppOptions;
  readonly mount: () => Promise<() => void>;
}

/** How long to wait before checking again, while the visitor's own requests are pending. */
const PAUSE_MS = 500;

/**
 * Detects that the page is being left, because browsers then cancel calls, which must not count as failed.
 * Firefox does so long before it hides the page. Listens only while calls are pending, because these events
 * keep some browsers from caching the page for Back and Forward.
 */
function watchLeaving(): { readonly signal: AbortSignal; readonly stop: () => void } {
  const leaving = new AbortController();
  const watch = new AbortController();
  for (const event of ['beforeunload', 'pagehide'])
    window.addEventListener(event, () => leaving.abort(), { signal: watch.signal });
  return { signal: leaving.signal, stop: () => watch.abort() };
}

/**
 * Provides the build's content immediately, or starts to fetch it if there is none.
 *
 * @returns a function that checks for newer content when the browser is idle, and shows it (CON-02, CON-05).
 */
function provideContent(
  built: BuiltContent | undefined,
  partner: PartnerBuild,
  { queryClient, apiBaseUrl, sessionStore }: Services,
): () => void {
  const { cmsRoute, cmsPreview } = partner.settings;
  const source = { baseUrl: apiBaseUrl, cmsRoute, isPreview: cmsPreview };
  if (!built) {
    void queryClient.prefetchQuery(contentQuery(source));
    return () => undefined;
  }
  const key = contentKey(source);
  const content = apiBaseUrl() === '' ? built.content : withPicturesAt(apiBaseUrl(), built.content);
  queryClient.setQueryData(key, content);
  const checkForUpdate = () => {
    if (queryClient.isFetching() > 0 || sessionStore.get().status === 'resolving')
      return void setTimeout(refresh, PAUSE_MS);
    const { signal, stop } = watchLeaving();
    fetchNewerContent(source, { ...built, content }, signal)
      .then(
        (newer) => newer && queryClient.setQueryData(key, newer),
        (cause: unknown) => console.info('Content stays as it was built.', cause),
      )
      .finally(stop);
  };
  const refresh = () => whenIdle(checkForUpdate);
  return refresh;
}

/** Composes a partner's site from its settings and features. Has no side effects before `mount`. */
export function createApp(options: AppOptions): TablesideApp {
  const { partner, features, content } = options;
  const routes = allRoutes(features);
  return {
    options,
    async mount() {
      const root = document.getElementById('root');
      if (!root) throw new Error('The page has no #root to show the site in.');
      const services = createServices(partner.settings, {
        fetch: watchConnection(fetchUnlessBegun),
        ...options.services,
      });
      const { pathname, search, hash } = window.location;
      const first = findRoute(routes, pathname, partner.settings);
      const screen = first?.screen.preload();
      const styles = createStyleCache();
      const globalStyles = styles.isFilled ? undefined : import('@tableside/ui/global-styles');
      const refreshContent = provideContent(content, partner, services);
      const letDataAge = restorePageData(services.queryClient);
      services.antiForgery.prefetch();
      services.session.prefetch(first?.isGuarded);
      captureReferral(window.location.href);
      services.tracker.start();
      const entry = window.history.state as { readonly usr?: unknown } | null;
      // Prerendered HTML fits only if the page shows the same to everyone and depends on nothing passed by a
      // link.
      const isBuilt =
        content !== undefined &&
        root.getAttribute(PAGE) === pathname + search &&
        hash === '' &&
        entry?.usr == null &&
        services.apiBaseUrl() === '' &&
        !(first?.isGuarded && services.sessionStore.get().status === 'resolving');
      // The prerendered HTML stays until the screen's code can replace it.
      if (root.hasChildNodes()) await screen;
      const GlobalStyles = (await globalStyles)?.GlobalStyles;
      const redo = recordEarlyInput(root);
      const stopMarking = markTypedFields();
      let isShown = false;
      const onShown = () => {
        if (isShown) return;
        isShown = true;
        redo();
        // By then components have subscribed, and do not render again for a changed date alone.
        whenIdle(letDataAge);
        refreshContent();
        // Without prerendered pages, the worker has no fallback.
        if (content) registerWorker();
        // A page that is rendered anew has its own head elements, so the prerendered ones are removed.
        if (!isBuilt) for (const built of document.head.querySelectorAll(`[${OF_PAGE}]`)) built.remove();
      };
      const site = (
        <CacheProvider value={styles.cache}>
          <StrictMode>
            <BrowserRouter>
              <App
                build={partner}
                features={features}
                routes={routes}
                services={services}
                globalStyles={GlobalStyles && <GlobalStyles />}
                onShown={onShown}
              />
            </BrowserRouter>
          </StrictMode>
        </CacheProvider>
      );
      let shown: Root | undefined;
      // Runs in a transition, so that React yields to the visitor and the browser between pieces of work.
      startTransition(() => {
        if (isBuilt) shown = hydrateRoot(root, site);
        else (shown = createRoot(root)).render(site);
      });
      return () => {
        shown?.unmount();
        styles.cache.sheet.flush();
        stopMarking();
        services.session.stop();
      };
    },
  };
}
