import { createClient } from '@tableside/api-client';
import { buildContent, type ContentOverrides } from '@tableside/content-client/testing';
import { ContentProvider } from '@tableside/kit-content';
import { Slot, SlotProvider } from '@tableside/kit-feature';
import { PartnerProvider } from '@tableside/kit-partner';
import { createSessionStore, SessionProvider, type SessionState } from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { render } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Link, useNavigate, type NavigateFunction } from 'react-router';
import { vi } from 'vitest';

import { chrome } from '../feature.ts';
import { session } from './visitors.fixture.ts';

export interface FrameOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly content?: ContentOverrides;
  /** Who is there; an anonymous visitor without it. */
  readonly state?: SessionState;
}

const assets = {
  logo: '/logo.svg',
  logoOnBrand: '/logo-on-brand.svg',
  mark: '/mark.svg',
  footerLogos: { 'program.svg': '/assets/program-1a2b.svg' },
};

const Anchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

let navigate: NavigateFunction = () => undefined;
/** Goes where a screen would go by itself. */
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

/** A partner's page at the address of the window, with everything that this feature puts around it. */
export const frame = ({ partner, content, state }: FrameOptions = {}) => (
  <PartnerProvider build={{ settings: partnerWith(partner), assets }}>
    <SessionProvider client={createClient()} store={createSessionStore(state)} session={session}>
      <ContentProvider content={buildContent(content)}>
        <LinkProvider component={Anchor} newTabLabel="(opens in a new tab)">
          <SlotProvider features={[chrome]}>
            <Slot name="header" />
            <Slot name="announcement" />
            <Slot name="backBar" />
            <Main />
            <Slot name="footer" />
            <Suspense>
              <Slot name="overlay" />
            </Suspense>
          </SlotProvider>
        </LinkProvider>
      </ContentProvider>
    </SessionProvider>
  </PartnerProvider>
);

/** Opens a page of the site. */
export function openPage(path: string, options: FrameOptions = {}) {
  window.history.replaceState(null, '', path);
  return render(<BrowserRouter>{frame(options)}</BrowserRouter>);
}

/** Gives the window a width in pixels, for what asks by media query; to be called before anything renders. */
export function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
