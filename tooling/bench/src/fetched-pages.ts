import type { Browser } from '@playwright/test';

import { packagesIn } from './built-site.ts';
import { distOf, type Site } from './site.ts';
import { bytesOf, contentCallsBeforeHeading, filesOf, visit } from './visit.ts';

export const countedPages = ['home', 'search', 'merchant', 'join', 'account'] as const;
export type CountedPage = (typeof countedPages)[number];

export interface FetchedPage {
  readonly page: CountedPage;
  readonly path: string;
  readonly scriptBytes: number;
  readonly scripts: readonly string[];
  readonly packages: readonly string[];
  readonly contentCalls: number;
  readonly fontBytes: number;
}

export async function fetchPages(browser: Browser, site: Site): Promise<FetchedPage[]> {
  const fetched: FetchedPage[] = [];
  for (const page of countedPages) {
    const path = site.paths[page];
    const seen = await visit(browser, site.url + path, page === 'account' ? { storage: site.member } : {});
    const scripts = filesOf(seen, 'script');
    const names = scripts.map(({ url }) => new URL(url).pathname.slice(1));
    fetched.push({
      page,
      path,
      scriptBytes: bytesOf(scripts),
      scripts: names,
      packages: [...new Set(names.flatMap((name) => packagesIn(distOf(site.partner), name)))],
      contentCalls: contentCallsBeforeHeading(seen).length,
      fontBytes: bytesOf(filesOf(seen, 'font')),
    });
  }
  return fetched;
}
