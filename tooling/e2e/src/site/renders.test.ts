// A component that renders twice costs a slow phone as much as one that is there twice, right when its owner begins
// to use the page.
import { contentGroups, digestOf, type BuiltContent } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { buildMerchantBodies, merchantHandlers } from '@tableside/api-client/testing';
import { whenIdle } from '@tableside/ui/when-idle';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { countRenders } from './count-renders.ts';
import { readEntries, setupSites } from './sites.ts';

const { server, open } = setupSites();

const PARTNER = 'hilton';
const entries = readEntries(PARTNER);
const content: BuiltContent = {
  content: readContent(entries, { parseHtml: parseHtmlCopy, log: () => undefined }),
  digest: digestOf(contentGroups.map((group) => entries[group])),
};

/** What renders again on every page, and why; with it at most this many components. */
const everywhere = {
  // The server's flags have arrived. What they override, and an outage, is known to the two readers only, which render
  // once more because they defer it; they pass on what has not changed.
  FlaggedPartner: 3,
  AppRoutes: 4,
  // The year: a page that was built last year is still shown.
  Copyright: 1,
};

/** One entry of the menu has longer words on wide screens. */
const menu = { ByWidth: 1 };

/** The pages, with what renders again on each alone: at any width, and on wide screens. */
const pages = {
  '/': { own: {}, wide: menu },
  '/search?location=Chicago': {
    // The filter of the weekday on which the page is shown, and that of what this browser has saved.
    own: { Today: 10, Saved: 9 },
    // The map is beside the list there, and begins when the browser is idle.
    wide: { ...menu, MapPane: 10 },
  },
  '/merchants/7': {
    // The line and the row of the weekday on which the page is shown.
    own: { OpeningLine: 5, Hours: 40 },
    wide: menu,
  },
  '/earn': { own: {}, wide: menu },
  '/how-it-works': { own: {}, wide: menu },
  '/login': { own: {}, wide: menu },
  // While somebody joins there is no menu.
  '/join': { own: {}, wide: {} },
} as const;

beforeEach(() => {
  // Nothing comes near the window that is not in it: nobody scrolls.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // React tells that two renderers share a document, and that style attributes have become rules.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.dataLayer?.splice(0);
  server.use(merchantHandlers.search(buildMerchantBodies(12)));
});
afterEach(() => vi.unstubAllGlobals());

/** The last that a page does by itself: it asks whether content has changed, and loads what is seldom needed. */
async function idle() {
  await waitFor(() => {
    expect(server.countOf('GET /api/feature-flags')).toBe(1);
    for (const group of contentGroups) expect(server.countOf(`GET /api/cms/pages/${group}/`)).toBe(1);
    expect(window.dataLayer?.some((entry) => 'displayMode' in entry)).toBe(true);
  });
  await new Promise<void>((resolve) => void whenIdle(resolve));
}

describe.each([390, 1280])('a page that is %i px wide renders each component once', (width) => {
  test.each(Object.entries(pages))('UIX-25.a %s', async (path, { own, wide }) => {
    vi.stubGlobal('innerWidth', width);
    const allowed: Record<string, number> = {
      ...everywhere,
      ...own,
      ...(width > 860 && wide),
    };
    const count = countRenders();
    await open(PARTNER, path, { content });
    await idle();
    expect(count.components).toBeGreaterThan(500);
    const most = ([name, rendered]: [string, number]) => [name, Math.max(rendered, allowed[name] ?? 0)];
    expect(Object.fromEntries(Object.entries(count.again).map(most))).toEqual(allowed);
  });
});
