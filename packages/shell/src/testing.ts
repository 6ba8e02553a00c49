import { builtSession, createSessionStore, initialSession, type SessionStore } from '@tableside/kits/session';
import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';

import { createApp, type AppOptions } from './app/create-app.tsx';

export interface SiteOptions extends Omit<AppOptions, 'services'> {
  /** Path and query that the browser opens; where it is already, for a reload. */
  readonly path?: string;
  /** What another page sent along in the state of the navigation. */
  readonly state?: unknown;
  /** The browser has the sign of a session; `GET /api/Member` says whose. */
  readonly hasSession?: boolean;
  /** The moment, in milliseconds; the real one without it. */
  readonly now?: () => number;
}

export interface RenderedSite {
  readonly root: HTMLElement;
  /** Whoever sits before the page. */
  readonly user: UserEvent;
  readonly sessionStore: SessionStore;
  /** Takes the page down, as leaving it does; what the browser keeps stays. */
  readonly close: () => void;
}

let leave = () => undefined as void;

/**
 * Opens the site of a partner as its app does: all routes, guards, outages and overrides, nothing replaced. Calls go to
 * the wire that the test fakes. An earlier page is left first, as in a tab; page and storage are gone when the test ends.
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
