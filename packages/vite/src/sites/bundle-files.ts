import { join } from 'node:path';

import type { SiteFiles } from './chunk-graph.ts';

export const bundleFiles = (folder: string) => ({
  code: join(folder, 'code'),
  sourceMaps: join(folder, 'source-maps'),
  rendering: join(folder, 'rendering'),
  starter: join(folder, 'scripts', 'starter.js'),
  liveStarter: join(folder, 'scripts', 'live-starter.js'),
  /** The service worker. `writeSite` must prepend the constant `site` to it. */
  worker: join(folder, 'scripts', 'worker.js'),
  list: join(folder, 'sites.json'),
});

export interface SiteList {
  readonly mode: string;
  readonly rendering: Readonly<Record<string, string>>;
  readonly sites: Readonly<Record<string, SiteFiles>>;
}

/**
 * The name of the page renderer's entry. It cannot collide with a partner's name, because it contains a
 * capital.
 */
export const RENDERER = 'renderPages';

/** Matches where an entry's code imports the partner's settings and content, which `writeSite` replaces. */
export const blankImports = /import ?([\w$]+) ?from ?["']tableside:(partner|content)["'];?/g;
