import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { contentKey } from '@tableside/content-client/queries';
import type { FeatureRoute } from '@tableside/kits/feature';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import type { Services } from '../services/services.ts';
import { App, type AppProps } from './app.tsx';
import type { AppOptions } from './create-app.tsx';

/** The CSS rules of pages, and the ids by which Emotion recognizes that they are already present. */
export interface PageStyles {
  readonly css: string;
  readonly ids: string;
}

export function createStyleCollector() {
  const cache = createCache({ key: 'css' });
  // Collects styles from the cache instead of inlining them between elements, where the browser's tree has
  // none.
  cache.compat = true;
  const rules = new Map<string, string>();
  return {
    cache,
    /** Converts style attributes, which a strict CSP blocks, to rules and class names. */
    liftStyles: (html: string): string =>
      html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
        const declarations = text
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&');
        const name = rules.get(declarations) ?? `s${rules.size}`;
        rules.set(declarations, name);
        return ` data-style="${name}"`;
      }),
    stylesOf: (html: string): PageStyles => {
      const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
      return {
        css: [
          ...styles.map(({ css }) => css),
          ...[...rules].map(([text, name]) => `[data-style="${name}"]{${text}}`),
        ].join(''),
        ids: styles.flatMap(({ ids }) => ids).join(' '),
      };
    },
  };
}

export interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
}

export interface PageRendering {
  readonly options: AppOptions & Required<Pick<AppOptions, 'content'>>;
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
  readonly styles: ReturnType<typeof createStyleCollector>;
}

/** Matches elements that React renders first because they belong in `<head>`. */
const ofHead = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const take = (html: string, pattern: RegExp): [found: string, rest: string] => {
  const found = pattern.exec(html);
  return [found?.[1] ?? '', found ? html.replace(found[0], '') : html];
};

/**
 * Renders the site at one URL with the data in the services; the element tree is the one that the browser
 * hydrates.
 *
 * @param Site - replaces the site where nothing is hydrated.
 * @throws errors of a screen that cannot be rendered without a browser.
 */
export async function renderPage(
  address: string,
  { options: { partner, features, content }, routes, services, styles }: PageRendering,
  Site: ComponentType<AppProps> = App,
): Promise<PageParts> {
  const { cmsRoute, cmsPreview } = partner.settings;
  services.queryClient.setQueryData(contentKey({ cmsRoute, isPreview: cmsPreview }), content?.content);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={styles.cache}>
      <StaticRouter location={address}>
        <Site build={partner} features={features} routes={routes} services={services} />
      </StaticRouter>
    </CacheProvider>,
    // React never outlines part of the page, whatever its length.
    { progressiveChunkSize: Infinity, onError: (cause) => void failures.push(cause) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const front = ofHead.exec(html)?.[0] ?? '';
  const [title, untitled] = take(front, /<title[^>]*>([^<]*)<\/title>/);
  const [description, head] = take(untitled, /<meta name="description" content="([^"]*)"\/?>/);
  return { title, description, head, body: styles.liftStyles(html.slice(front.length)) };
}
