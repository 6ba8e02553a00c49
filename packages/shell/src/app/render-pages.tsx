import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Content } from '@tableside/content-client';
import { contentKey } from '@tableside/content-client/queries';
import type { FeatureRoute } from '@tableside/kit-feature';
import { builtSession, createSessionStore } from '@tableside/kit-session';
import type { PartnerSettings } from '@tableside/partner-config';
import { anonymous } from '@tableside/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { ERROR_PATH } from '../error/error-path.ts';
import { findRoute } from '../frame/router-anchor.tsx';
import { createQueryClient, createServices } from '../services/services.ts';
import { App } from './app.tsx';
import type { AppOptions } from './create-app.tsx';
import { allRoutes } from './shell-routes.ts';

/** An address that no route has. */
const NOWHERE = '/404';

/** One page of a site as a build can make it: for nobody in particular, without data. */
export interface BuiltPage {
  /** A path, or a react-router pattern where one page stands for many. */
  readonly path: string;
  /** Nothing stands at the paths that are shown this page. */
  readonly isMissing: boolean;
  /** The site takes the page over as it is; a frame is replaced. */
  readonly isWhole: boolean;
  readonly title: string;
  readonly description: string;
  /** HTML of what else is the page's own in `<head>`. */
  readonly head: string;
  /** HTML of what stands in `#root`. */
  readonly body: string;
}

export interface BuiltPages {
  readonly pages: readonly BuiltPage[];
  /** The rules of every page, and the ids by which Emotion knows that they are there. */
  readonly styles: { readonly css: string; readonly ids: string };
}

interface Plan {
  readonly path: string;
  /** Where the page is rendered: a path that fits the pattern. */
  readonly at: string;
  readonly isWhole: boolean;
  /** What stands there depends on who comes. */
  readonly isWait: boolean;
}

const isPattern = (path: string) => /[:*]/.test(path);
/** A path that content names becomes the name of a file. */
const isPlainPath = (path: string) => /^(?:\/(?!\.)[\w.~-]+)+$/.test(path);
const sample = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, '_');

function plan(routes: readonly FeatureRoute[], partner: PartnerSettings, content: Content): Plan[] {
  const { guard } = builtSession(partner);
  const isWait = (at: string) =>
    guard?.({ pathname: at, search: '' }) !== undefined || findRoute(routes, at, partner)?.isStep === true;
  const paths = routes
    .filter(({ isAvailable }) => isAvailable?.(partner) ?? true)
    .flatMap(({ path, knownPaths }) => knownPaths?.(content).filter(isPlainPath) ?? [path]);
  const own = [...paths, ...partner.extraRoutes.map(({ path }) => path), ERROR_PATH];
  return [...new Set(own)].map((path) => {
    const at = sample(path);
    return { path, at, isWhole: !isPattern(path) && !isWait(at), isWait: isWait(at) };
  });
}

/** What React puts first because it belongs into `<head>`. */
const ofHead = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const take = (html: string, pattern: RegExp): [found: string, rest: string] => {
  const found = pattern.exec(html);
  return [found?.[1] ?? '', found ? html.replace(found[0], '') : html];
};

/** A strict policy refuses style attributes: each becomes a rule, whose name stands in its place. */
function liftStyles(html: string, rules: Map<string, string>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const declarations = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const name = rules.get(declarations) ?? `s${rules.size}`;
    rules.set(declarations, name);
    return ` data-style="${name}"`;
  });
}

/**
 * Every page of a site. For a build; the element tree is the one that the browser takes over.
 *
 * @throws what a screen throws that cannot be rendered without a browser.
 */
export async function renderPages({ partner, features, content: built }: AppOptions): Promise<BuiltPages> {
  if (!built) return { pages: [], styles: { css: '', ids: '' } };
  const { content } = built;
  const { settings } = partner;
  const routes = allRoutes(features);
  const guarded = routes.map((route) => ({ ...route, isGuarded: true }));
  const cache = createCache({ key: 'css' });
  // Styles are collected from the cache and not written between the elements, where the browser's tree has none.
  cache.compat = true;
  const rules = new Map<string, string>();

  async function render({ path, at, isWhole, isWait }: Plan): Promise<BuiltPage> {
    const services = createServices(settings, {
      apiBaseUrl: () => '',
      sessionStore: createSessionStore(
        isWait ? { status: 'resolving', visitor: anonymous } : builtSession(settings),
      ),
    });
    const queryClient = createQueryClient();
    queryClient.setQueryData(
      contentKey({ cmsRoute: settings.cmsRoute, isPreview: settings.cmsPreview }),
      content,
    );
    const failures: unknown[] = [];
    const { prelude } = await prerender(
      <CacheProvider value={cache}>
        <StaticRouter location={at}>
          <App
            build={partner}
            features={features}
            routes={isWait ? guarded : routes}
            services={{ ...services, queryClient }}
          />
        </StaticRouter>
      </CacheProvider>,
      // All of the page in its place, however long it is.
      { progressiveChunkSize: Infinity, onError: (cause) => void failures.push(cause) },
    );
    const html = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    const front = ofHead.exec(html)?.[0] ?? '';
    const [title, untitled] = take(front, /<title[^>]*>([^<]*)<\/title>/);
    const [description, rest] = take(untitled, /<meta name="description" content="([^"]*)"\/?>/);
    // A page that stands for many has no address of its own.
    const head = isPattern(path) || at === NOWHERE ? rest.replace(/<link rel="canonical"[^>]*>/, '') : rest;
    const body = liftStyles(html.slice(front.length), rules);
    return { path, isWhole, isMissing: at === NOWHERE, title, description, head, body };
  }

  const pages: BuiltPage[] = [];
  const plans = plan(routes, settings, content);
  for (const one of [...plans, { path: NOWHERE, at: NOWHERE, isWhole: false, isWait: false }])
    pages.push(await render(one));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(
    pages.map(({ body }) => body).join(''),
  );
  return {
    pages,
    styles: {
      css: [
        ...styles.map(({ css }) => css),
        ...[...rules].map(([text, name]) => `[data-style="${name}"]{${text}}`),
      ].join(''),
      ids: styles.flatMap(({ ids }) => ids).join(' '),
    },
  };
}
