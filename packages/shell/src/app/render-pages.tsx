import type { Content } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import type { FeatureRoute } from '@tableside/kit-feature';
import { builtSession, createSessionStore } from '@tableside/kit-session';
import type { PartnerSettings } from '@tableside/partner-config';

import { ERROR_PATH } from '../error/error-path.ts';
import { findRoute } from '../frame/routes.ts';
import { createServices } from '../services/services.ts';
import type { AppOptions } from './create-app.tsx';
import { createStyleCollector, renderPage, type PageParts, type PageStyles } from './render-page.tsx';
import { allRoutes } from './shell-routes.ts';

/** An address that no route has. */
const NOWHERE = '/404';

/** One page of a site as a build can make it: for nobody in particular, without data. */
export interface BuiltPage extends PageParts {
  /** A path, or a react-router pattern where one page stands for many. */
  readonly path: string;
  /** Nothing stands at the paths that are shown this page. */
  readonly isMissing: boolean;
  /** The site takes the page over as it is; a frame is replaced. */
  readonly isWhole: boolean;
}

export interface BuiltPages {
  readonly pages: readonly BuiltPage[];
  /** The rules of every page. */
  readonly styles: PageStyles;
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

/**
 * Every page of a site. For a build; the element tree is the one that the browser takes over.
 *
 * @throws what a screen throws that cannot be rendered without a browser.
 */
export async function renderPages({ partner, features, content }: AppOptions): Promise<BuiltPages> {
  if (!content) return { pages: [], styles: { css: '', ids: '' } };
  const { settings } = partner;
  const routes = allRoutes(features);
  const guarded = routes.map((route) => ({ ...route, isGuarded: true }));
  const styles = createStyleCollector();

  async function render({ path, at, isWhole, isWait }: Plan): Promise<BuiltPage> {
    const services = createServices(settings, {
      apiBaseUrl: () => '',
      sessionStore: createSessionStore(
        isWait ? { status: 'resolving', visitor: anonymous } : builtSession(settings),
      ),
    });
    const parts = await renderPage(at, {
      options: { partner, features, content },
      routes: isWait ? guarded : routes,
      services,
      styles,
    });
    const isMissing = at === NOWHERE;
    // A page that stands for many has no address of its own.
    const head =
      isPattern(path) || isMissing ? parts.head.replace(/<link rel="canonical"[^>]*>/, '') : parts.head;
    return { ...parts, path, isWhole, isMissing, head };
  }

  const pages: BuiltPage[] = [];
  const plans = plan(routes, settings, content.content);
  for (const one of [...plans, { path: NOWHERE, at: NOWHERE, isWhole: false, isWait: false }])
    pages.push(await render(one));
  return { pages, styles: styles.stylesOf(pages.map(({ body }) => body).join('')) };
}
