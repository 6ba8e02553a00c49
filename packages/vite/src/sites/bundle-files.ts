import { join } from 'node:path';

import type { SiteFiles } from './chunk-graph.ts';

export const bundleFiles = (folder: string) => ({
  code: join(folder, 'code'),
  sourceMaps: join(folder, 'source-maps'),
  rendering: join(folder, 'rendering'),
  /** The inline script of every prerendered page, with placeholders. */
  starter: join(folder, 'scripts', 'starter.js'),
  /** The inline script of the page of a site with live content. */
  liveStarter: join(folder, 'scripts', 'live-starter.js'),
  /** The service worker, which expects `site` to be prepended. */
  worker: join(folder, 'scripts', 'worker.js'),
  list: join(folder, 'sites.json'),
});

export interface SiteList {
  readonly mode: string;
  /** Files of the rendering bundle: each site's entry by name, and the renderer's. */
  readonly rendering: Readonly<Record<string, string>>;
  readonly sites: Readonly<Record<string, SiteFiles>>;
}

/** The page renderer's name among the entries of the rendering bundle; not a valid partner name. */
export const RENDERER = 'renderPages';

/** The placeholder in an entry's code for the import of the partner's settings and content. */
export const blankImports = /import ?([\w$]+) ?from ?["']tableside:(partner|content)["'];?/g;
