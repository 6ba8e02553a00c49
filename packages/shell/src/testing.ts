import { PAGE } from '@tableside/core/page-protocol';
import { initialSessionStore, type SessionStore } from '@tableside/kits/session';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

import { createApp, type AppOptions } from './app/create-app.tsx';
import type { RequestedPage } from './app/find-page.tsx';
import type { PageParts } from './app/render-page.tsx';

export interface SiteOptions extends Omit<AppOptions, 'services'> {
  /** Path and query to open; the current URL by default, as in a reload. */
  readonly path?: string;
  readonly state?: unknown;
  /** Whether the browser has a session hint. `GET /api/Member` then returns the member. */
  readonly hasSession?: boolean;
  /**
   * Whether the page is first rendered without a browser, as by a build or a server, and then hydrated. Needs
   * `path` and `content`.
   */
  readonly isPrerendered?: boolean;
  /** The current time, in milliseconds; by default the real one. */
  readonly now?: () => number;
}

export interface RenderedSite {
  readonly root: HTMLElement;
  readonly user: UserEvent;
  readonly sessionStore: SessionStore;
  /** Unmounts the page, as leaving it does; browser storage is kept. */
  readonly close: () => void;
}

let leave = () => undefined as void;

type Prerendered = PageParts & Partial<Pick<RequestedPage, 'data'>>;

/** Renders a page as a server does if its first paint shows data, or else as a build does. */
async function prerender(app: AppOptions, path: string): Promise<Prerendered> {
  // Most tests need neither these nor the server renderer.
  const { findPage } = await import('./app/find-page.tsx');
  const { renderPages } = await import('./app/render-pages.tsx');
  const { prerender: renderAlone } = await import('react-dom/static');
  const found = await findPage(app, path);
  const page = found ? await found.render(fetch) : (await renderPages(app, path))[0];
  if (!page) throw new Error(`No page is built at ${path}.`);
  // The renderer leaves each context with its last value, which the browser's renderer would find.
  await renderAlone(null);
  return page;
}

/** Puts the page into the document, and removes what does not go with its root when the test ends. */
function showHtml(root: HTMLElement, path: string, { head, body, data = '' }: Prerendered): void {
  root.setAttribute(PAGE, path);
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  root.replaceChildren(...parse(body).body.childNodes);
  const parts = parse(head + data);
  const elements = [...parts.head.children, ...parts.body.children];
  document.head.append(...elements);
  onTestFinished(() => elements.forEach((element) => element.remove()));
}

/**
 * Opens a partner's site as its app does: with all routes, guards, outages and overrides, and nothing mocked.
 * Calls go to the test's fake network. An earlier page is closed first, as in a tab; page and storage are
 * cleared when the test ends.
 */
export async function renderSite({
  path,
  state = null,
  hasSession = false,
  isPrerendered = false,
  now,
  ...app
}: SiteOptions): Promise<RenderedSite> {
  leave();
  const { settings } = app.partner;
  const hint = `tableside-signed-in-${settings.id}`;
  if (path !== undefined) window.history.replaceState({ usr: state, idx: 0 }, '', path);
  if (hasSession) document.cookie = `${hint}=1`;
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  if (isPrerendered && path !== undefined) showHtml(root, path, await prerender(app, path));
  const sessionStore = initialSessionStore(settings);
  const unmount = await act(() =>
    createApp({ ...app, services: { sessionStore, ...(now && { now }) } }).mount(),
  );
  const close = () => {
    if (!root.isConnected) return;
    act(unmount);
    root.remove();
  };
  leave = close;
  onTestFinished(() => {
    close();
    document.cookie = `${hint}=; Max-Age=0`;
    localStorage.clear();
    sessionStorage.clear();
  });
  return { root, user: userEvent.setup(), sessionStore, close };
}

const now = performance.now.bind(performance);

/**
 * Simulates a visitor who has been on the page for ten seconds and presses something, after which seekers of
 * attention may open (CHR-44).
 */
export async function settle(): Promise<void> {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  // The code that records the display mode also contains the seekers of attention.
  await waitFor(() => {
    if (!window.dataLayer?.some((entry) => 'displayMode' in entry)) throw new Error('It has not come yet.');
  });
  fireEvent.pointerDown(window);
}
