// On a slow phone, a component that renders twice costs as much as two components, just when the visitor
// begins to use the page.
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

/**
 * Components that render again on every page, each with the reason, and with the maximum number of components
 * that render with it.
 */
const everywhere = {
  // The server's flags have arrived. Only these two read them, render once more because they defer them, and pass on
  // to others only what has changed.
  FlaggedPartner: 3,
  AppRoutes: 4,
  // The year is set, because a page that was built last year is still shown.
  Copyright: 1,
};

/** One entry of the menu has longer words on wide screens. */
const menu = { ByWidth: 1 };

/**
 * Components that render again on each page, in addition to `everywhere`: `own` at any width, `wide` on wide
 * screens.
 */
const pages = {
  '/': { own: {}, wide: menu },
  '/search?location=Chicago': {
    // The filters of the current weekday, and of what this browser has saved.
    own: { Today: 10, Saved: 9 },
    // On wide screens, the map is beside the list, and starts when the browser is idle.
    wide: { ...menu, MapPane: 10, ResultMap: 84 },
  },
  '/merchants/7': {
    // The line and the row of the current weekday.
    own: { OpeningLine: 5, Hours: 40 },
    wide: menu,
  },
  '/earn': { own: {}, wide: menu },
  '/how-it-works': { own: {}, wide: menu },
  '/login': { own: {}, wide: menu },
  // There is no menu while a visitor joins.
  '/join': { own: {}, wide: {} },
} as const;

beforeEach(() => {
  // Nobody scrolls, so no other element comes near the window.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // React warns that two renderers share a document, and that style attributes have become rules.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.dataLayer?.splice(0);
  server.use(merchantHandlers.search(buildMerchantBodies(12)));
});
afterEach(() => vi.unstubAllGlobals());

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
    // The map loads after that.
    await waitFor(() =>
      expect(Object.keys(count.again)).toEqual(expect.arrayContaining(Object.keys(allowed))),
    );
    expect(count.components).toBeGreaterThan(500);
    const most = ([name, rendered]: [string, number]) => [name, Math.max(rendered, allowed[name] ?? 0)];
    expect(Object.fromEntries(Object.entries(count.again).map(most))).toEqual(allowed);
  });
});
