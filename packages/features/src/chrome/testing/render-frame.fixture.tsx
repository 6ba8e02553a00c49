import type { ApiClient } from '@tableside/api-client';
import { buildContent, type ContentOverrides } from '@tableside/content-client/testing';
import { Slot, SlotProvider } from '@tableside/kits/feature';
import { createSessionStore, type SessionState, type SessionStore } from '@tableside/kits/session';
import { Providers } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router';
import { onTestFinished, vi } from 'vitest';

import { chrome } from '../feature.ts';
import { ChromeOverlay } from '../overlay/chrome-overlay.tsx';
import { session } from './visitors.fixture.ts';

export interface FrameOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly content?: ContentOverrides;
  readonly state?: SessionState;
  /** The store of a session that changes during the test, instead of `state`. */
  readonly store?: SessionStore;
  readonly client?: ApiClient;
}

let navigate: NavigateFunction = () => undefined;
export const goTo = (path: string) => navigate(path);

function Main() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <main id="main" tabIndex={-1}>
      <h1>Screen</h1>
    </main>
  );
}

function AfterOverlay() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.setAttribute('data-testid', 'after-overlay'), []);
  return <div ref={ref} />;
}
/**
 * Waits for the page's overlays. The test browser is always idle, so they have opened by then: `act` ends only
 * after what is due has rendered.
 */
export async function overlayStands() {
  await act(async () => {});
  await screen.findByTestId('after-overlay');
}

export const frame = ({ partner, content, state, store, client }: FrameOptions = {}) => (
  <Providers
    partner={partner}
    content={buildContent(content)}
    store={store ?? createSessionStore(state)}
    session={session}
    {...(client && { client })}
  >
    <SlotProvider features={[chrome]}>
      <Slot name="header" />
      <Slot name="announcement" />
      <Slot name="backBar" />
      <Main />
      <Slot name="footer" />
      {/* Rendered directly, because its slot loads it after the page: tests that nothing opens would pass too
          early. */}
      <ChromeOverlay />
      <AfterOverlay />
    </SlotProvider>
  </Providers>
);

export const endVisit = () => sessionStorage.clear();

export function openPage(path: string, options: FrameOptions = {}) {
  onTestFinished(endVisit);
  window.history.replaceState(null, '', path);
  return render(<BrowserRouter>{frame(options)}</BrowserRouter>);
}

export function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
