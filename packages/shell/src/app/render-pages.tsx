import type { Content } from '@tableside/content-client';
import { anonymous, routes as productRoutes } from '@tableside/core';
import type { EarlyCallPattern } from '@tableside/core/page-protocol';
import type { FeatureRoute } from '@tableside/kits/feature';
import { builtSession, createSessionStore } from '@tableside/kits/session';
import type { PartnerSettings } from '@tableside/partner-config';
import type { ComponentType } from 'react';

import { findRoute } from '../frame/routes.ts';
import { OFFLINE_PATH } from '../offline/offline-path.ts';
import { OfflineSite } from '../offline/offline-page.tsx';
import { createServices } from '../services/services.ts';
import type { AppProps } from './app.tsx';
import type { AppOptions } from './create-app.tsx';
import { findEarlyCall } from './early-call.ts';
import { pageMarkup } from './page-markup.ts';
import { renderPage, type PageParts } from './render-page.tsx';
import { allRoutes } from './shell-routes.ts';

const NOWHERE = '/404';

/** A page that the build prerenders for anonymous visitors, without data. */
export interface BuiltPage extends PageParts {
  /** A path, or a React Router pattern if one page serves many paths. */
  readonly path: string;
  /** Whether this is the page for paths that do not exist. */
  readonly isMissing: boolean;
  /** Whether the site hydrates the page. If not, the page is a placeholder that the site replaces. */
  readonly isComplete: boolean;
  /** Whether the page works without the site's code. */
  readonly isAlone: boolean;
  readonly earlyCall?: EarlyCallPattern | undefined;
}

interface Plan {
  readonly path: string;
  readonly at: string;
  readonly isComplete: boolean;
  readonly isWait: boolean;
  readonly Site?: ComponentType<AppProps>;
}

const isPattern = (path: string) => /[:*]/.test(path);
const isPlainPath = (path: string) => /^(?:\/(?!\.)[\w.~-]+)+$/.test(path);
const sample = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, '_');

function plan(routes: readonly FeatureRoute[], partner: PartnerSettings, content: Content): Plan[] {
  const { guard } = builtSession(partner);
  const isWait = (at: string) =>
    guard?.({ pathname: at, search: '' }) !== undefined || findRoute(routes, at, partner)?.isStep === true;
  const paths = routes
    .filter(({ isAvailable }) => isAvailable?.(partner) ?? true)
    .flatMap(({ path, knownPaths }) => knownPaths?.(content).filter(isPlainPath) ?? [path]);
  const own = [...paths, ...partner.extraRoutes.map(({ path }) => path), productRoutes.error.path];
  return [...new Set(own)].map((path) => {
    const at = sample(path);
    return { path, at, isComplete: !isPattern(path) && !isWait(at), isWait: isWait(at) };
  });
}

/**
 * Renders every page of a site at build time, using the element tree that the browser hydrates.
 *
 * @param only - renders only the page at this path.
 * @throws errors of a screen that cannot be rendered without a browser.
 */
export async function renderPages(
  { partner, features, content }: AppOptions,
  only?: string,
): Promise<readonly BuiltPage[]> {
  if (!content) return [];
  const { settings } = partner;
  const { content: words } = content;
  const routes = allRoutes(features);
  const guarded = routes.map((route) => ({ ...route, isGuarded: true }));

  async function render({ path, at, isComplete, isWait, Site }: Plan): Promise<BuiltPage> {
    const services = createServices(settings, {
      apiBaseUrl: () => '',
      sessionStore: createSessionStore(
        isWait ? { status: 'resolving', visitor: anonymous } : builtSession(settings),
      ),
    });
    const parts = await renderPage(
      at,
      {
        options: { partner, features, content },
        routes: isWait ? guarded : routes,
        services,
      },
      Site,
    );
    const isMissing = at === NOWHERE;
    // A page that serves many paths has no canonical URL.
    const isOfMany = isPattern(path) || isMissing || Site !== undefined;
    const head = isOfMany ? parts.head.replace(/<link rel="canonical"[^>]*>/, '') : parts.head;
    const route = findRoute(routes, at, settings);
    const earlyCall = route && (await findEarlyCall(route, routes, settings));
    const markup = isComplete ? pageMarkup({ path, title: parts.title, partner, content: words }) : '';
    return {
      ...parts,
      path,
      isComplete,
      isMissing,
      isAlone: Site !== undefined,
      head: head + markup,
      earlyCall,
    };
  }

  const pages: BuiltPage[] = [];
  const plans = plan(routes, settings, words);
  const frame = { isComplete: false, isWait: false };
  const nowhere = { path: NOWHERE, at: NOWHERE, ...frame };
  const offline = { path: OFFLINE_PATH, at: OFFLINE_PATH, ...frame, Site: OfflineSite };
  for (const one of [...plans, nowhere, offline])
    if (only === undefined || one.path === only) pages.push(await render(one));
  return pages;
}
