import { PAGE, STYLES } from '@tableside/core/page-protocol';
import { initialSessionStore, type SessionStore } from '@tableside/kits/session';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

import { createApp, type AppOptions } from './app/create-app.tsx';
import type { RequestedPage } from './app/find-page.tsx';
import type { PageParts } from './app/render-page.tsx';

export interface SiteOptions extends Omit<AppOptions, 'services'> {
  /** The path and query string to open. By default, opens the current URL like a reload. */
  readonly path?: string;
  readonly state?: unknown;
  /** Whether the browser has a session hint. `GET /api/Member` then returns the member. */
  readonly hasSession?: boolean;
  /**
   * Whether the page is first rendered without a browser, as by a build or a server, and then hydrated. Needs
   * `path` and `content`.
   */
  readonly isPrerendered?: boolean;
  /** The current time in milliseconds. By default, the real time. */
  readonly now?: () => number;
}

export interface RenderedSite {
  readonly root: HTMLElement;
  readonly user: UserEvent;
  readonly sessionStore: SessionStore;
  readonly close: () => void;
}

let leave = () => undefined as void;

type Prerendered = PageParts & Partial<Pick<RequestedPage, 'data'>>;

async function prerender(app: AppOptions, path: string): Promise<Prerendered> {
  // Imported on demand, because most tests need neither these nor the server renderer.
  const { findPage } = await import('./app/find-page.tsx');
  const { renderPages } = await import('./app/render-pages.tsx');
  const { prerender: renderAlone } = await import('react-dom/static');
  const found = await findPage(app, path);
  const page = found ? await found.render(fetch) : (await renderPages(app, path))[0];
  if (!page) throw new Error(`No page is built at ${path}.`);
  // The server renderer leaves the last value in each context, where the browser's renderer would find it.
  // Rendering nothing resets them.
  await renderAlone(null);
  return page;
}

function showHtml(root: HTMLElement, path: string, { head, body, styles, data = '' }: Prerendered): void {
  root.setAttribute(PAGE, path);
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  root.replaceChildren(...parse(body).body.childNodes);
  const parts = parse(`${head}<style ${STYLES}="${styles.ids}">${styles.css}</style>${data}`);
  const elements = [...parts.head.children, ...parts.body.children];
  document.head.append(...elements);
  onTestFinished(() => elements.forEach((element) => element.remove()));
}

/**
 * Opens a partner's site as its app does: with all routes, guards, outages and overrides, and nothing mocked.
 * Calls go to the test's fake network. An earlier page is closed first, as in a tab. When the test ends, page
 * and storage are cleared.
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
 * Simulates a visitor who has been on the page for ten seconds and presses something. After that, offers that
 * seek attention may open (CHR-44).
 */
export async function settle(): Promise<void> {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  // The code that records the display mode also contains these offers.
  await waitFor(() => {
    if (!window.dataLayer?.some((entry) => 'displayMode' in entry)) throw new Error('It has not come yet.');
  });
  fireEvent.pointerUp(window);
}
