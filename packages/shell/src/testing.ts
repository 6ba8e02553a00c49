import { builtSession, createSessionStore, initialSession, type SessionStore } from '@tableside/kits/session';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

import { createApp, type AppOptions } from './app/create-app.tsx';

export interface SiteOptions extends Omit<AppOptions, 'services'> {
  /** Path and query to open; the current URL by default, as in a reload. */
  readonly path?: string;
  readonly state?: unknown;
  /** Whether the browser has a session hint. `GET /api/Member` then returns the member. */
  readonly hasSession?: boolean;
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

/**
 * Opens a partner's site as its app does: with all routes, guards, outages and overrides, and nothing mocked.
 * Calls go to the test's fake network. An earlier page is closed first, as in a tab; page and storage are
 * cleared when the test ends.
 */
export async function renderSite({
  path,
  state = null,
  hasSession = false,
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
  const sessionStore = createSessionStore(initialSession(settings), builtSession(settings));
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
