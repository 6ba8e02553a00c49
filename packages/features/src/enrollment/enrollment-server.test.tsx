// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kits/partner';
import { createLazySession, createSessionStore, SessionProvider } from '@tableside/kits/session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { AddCardScreen } from './add-card/add-card-screen.tsx';
import { CardAddedScreen } from './card-added/card-added-screen.tsx';
import { ClosedAccountScreen } from './closed-account/closed-account-screen.tsx';
import { JoinScreen } from './join/join-screen.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const nothing = () => undefined;

function render(screen: ReactNode, changes: Partial<PartnerFile> = {}) {
  const partner = partnerWith(changes);
  const client = createClient();
  const store = createSessionStore();
  const session = createLazySession({
    client,
    store,
    partner,
    antiForgery: { renew: () => Promise.reject(new Error('A server has no token.')) },
    now: () => 0,
    navigate: nothing,
    forget: nothing,
    onIdentified: nothing,
  });
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PartnerProvider build={{ settings: partner, assets }}>
        <SessionProvider client={client} store={store} session={session}>
          <StaticRouter location="/join?rfr=2">{screen}</StaticRouter>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
}

test('ROU-07.a ACT-12.a every screen renders on a server', () => {
  expect(typeof window).toBe('undefined');
  expect(render(<JoinScreen />)).toContain('Create your account.');
  expect(render(<JoinScreen />)).toContain('Choose a password');
  expect(render(<JoinScreen />, { enrollmentType: 'sso' })).toContain('Continue to Sample');
  expect(render(<AddCardScreen />)).toContain('Welcome to Sample Plates');
  expect(render(<CardAddedScreen />)).toContain('You’re all set');
  expect(render(<ClosedAccountScreen />)).toContain('Your account is closed');
});
