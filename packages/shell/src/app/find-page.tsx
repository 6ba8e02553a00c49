import { builtSession, createSessionStore } from '@tableside/kits/session';

import { findScreenData } from '../frame/routes.ts';
import { createServices, type ServicesOptions } from '../services/services.ts';
import type { AppOptions } from './create-app.tsx';
import { isMissing, pageDataHtml } from './page-data.ts';
import { pageMarkup } from './page-markup.ts';
import { renderPage, type PageParts } from './render-page.tsx';
import { allRoutes } from './shell-routes.ts';

export interface RequestedPage extends PageParts {
  /** HTML that contains the data for hydration. */
  readonly data: string;
  /** Whether the API has nothing at this URL. The page then says so. */
  readonly isMissing: boolean;
}

export interface FoundPage {
  /** The page's cache key: path and query string without parameters that have no effect. */
  readonly address: string;
  /**
   * Renders the page for an anonymous visitor; `fetch` calls the API. Rejects if the API fails with anything
   * but 404.
   */
  readonly render: (fetch: ServicesOptions['fetch']) => Promise<RequestedPage>;
}

/**
 * Finds the page at a URL (path and query string) whose first paint shows data; undefined if the prerendered
 * page is already complete.
 */
export async function findPage(options: AppOptions, requested: string): Promise<FoundPage | undefined> {
  const { partner, features, content } = options;
  const { settings } = partner;
  const routes = allRoutes(features);
  const nobody = builtSession(settings);
  const data = content && (await findScreenData(requested, routes, settings));
  if (!data) return undefined;
  const { address } = data;
  const [pathname = '', search = ''] = address.split(/(?=\?)/, 2);
  if (nobody.guard?.({ pathname, search }) !== undefined) return undefined;
  return {
    address,
    async render(fetch) {
      const services = createServices(settings, {
        apiBaseUrl: () => '',
        sessionStore: createSessionStore(nobody),
        fetch,
      });
      // Does not retry, because the visitor is waiting for the page. The site itself can retry.
      services.queryClient.setDefaultOptions({ queries: { retry: false } });
      const shown = await data.load(services.client, services.queryClient).catch((cause: unknown) => {
        if (!isMissing(cause)) throw cause;
        return undefined;
      });
      const parts = await renderPage(address, {
        options: { partner, features, content },
        routes,
        services,
      });
      const page = { path: pathname, title: parts.title, partner, content: content.content, shown };
      return {
        ...parts,
        head: shown ? parts.head + pageMarkup(page) : parts.head,
        data: pageDataHtml(services.queryClient),
        isMissing: shown === undefined,
      };
    },
  };
}
