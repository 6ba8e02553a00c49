import { CacheProvider } from '@emotion/react';
import { contentKey } from '@tableside/content-client/queries';
import type { FeatureRoute } from '@tableside/kits/feature';
import { GlobalStyles } from '@tableside/ui/global-styles';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import type { Services } from '../services/services.ts';
import { App, type AppProps } from './app.tsx';
import type { AppOptions } from './create-app.tsx';
import { createStyleCollector, type PageStyles } from './page-styles.ts';

export interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
  readonly styles: PageStyles;
}

export interface PageRendering {
  readonly options: AppOptions & Required<Pick<AppOptions, 'content'>>;
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
}

/** Matches the elements that React renders first, because they belong in `<head>`. */
const ofHead = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const take = (html: string, pattern: RegExp): [found: string, rest: string] => {
  const found = pattern.exec(html);
  return [found?.[1] ?? '', found ? html.replace(found[0], '') : html];
};

/**
 * Renders the site at one URL with the services' data, using the element tree that the browser hydrates.
 *
 * @param Site - replaces the site where nothing is hydrated.
 * @throws errors of a screen that cannot be rendered without a browser.
 */
export async function renderPage(
  address: string,
  { options: { partner, features, content }, routes, services }: PageRendering,
  Site: ComponentType<AppProps> = App,
): Promise<PageParts> {
  const { cmsRoute, cmsPreview } = partner.settings;
  services.queryClient.setQueryData(contentKey({ cmsRoute, isPreview: cmsPreview }), content?.content);
  const styles = createStyleCollector();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={styles.cache}>
      <StaticRouter location={address}>
        <Site
          build={partner}
          features={features}
          routes={routes}
          services={services}
          globalStyles={<GlobalStyles />}
        />
      </StaticRouter>
    </CacheProvider>,
    // Keeps React from outlining parts of long pages.
    { progressiveChunkSize: Infinity, onError: (cause) => void failures.push(cause) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const front = ofHead.exec(html)?.[0] ?? '';
  const [title, untitled] = take(front, /<title[^>]*>([^<]*)<\/title>/);
  const [description, head] = take(untitled, /<meta name="description" content="([^"]*)"\/?>/);
  const body = styles.liftStyles(html.slice(front.length));
  return { title, description, head, body, styles: styles.stylesOf(body) };
}
