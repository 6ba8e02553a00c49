import { createClient, getMember } from '@tableside/api-client';
import { buildMember } from '@tableside/api-client/testing';
import type { Content } from '@tableside/content-client';
import { isMember, type Member, type Visitor } from '@tableside/core';
import type { Feature } from '@tableside/kits/feature';
import { createLazySession, createSessionStore, guardFor } from '@tableside/kits/session';
import type { PartnerAssets, PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { useEffect, useState, type ReactNode } from 'react';

import { FeaturePages } from './feature-pages.tsx';
import { TestProviders } from './providers.tsx';

const drawing = (width: number, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><rect width="${width}" height="40" rx="8" fill="#5b6b7a"/><text x="${width / 2}" y="27" text-anchor="middle" font-family="system-ui" font-size="20" fill="#fff">${words}</text></svg>`,
  )}`;
const sampleDrawings: PartnerAssets = {
  logo: drawing(120, 'Plates'),
  logoOnBrand: drawing(120, 'Plates'),
  mark: drawing(40, 'P'),
  footerLogos: {},
};

export interface StoryProvidersProps {
  readonly path: string;
  readonly state?: unknown;
  readonly visitor: Visitor;
  readonly member?: Partial<Member> | undefined;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly assets?: PartnerAssets | undefined;
  readonly children: ReactNode;
}

export interface FeatureStoryProps extends Omit<StoryProvidersProps, 'children'> {
  readonly feature: Feature;
}

function createSession(partner: Partial<PartnerFile>, visitor: Visitor, ofStory: Partial<Member> = {}) {
  const settings = partnerWith(partner);
  const member = isMember(visitor) && { ...buildMember(), ...visitor, ...ofStory };
  const who = { visitor, ...(member && { member }) };
  const store = createSessionStore({ ...who, status: 'settled', guard: guardFor(settings, who) });
  const client = createClient();
  const session = createLazySession({
    client,
    store,
    partner: settings,
    antiForgery: { renew: () => Promise.resolve('') },
    now: () => Date.now(),
    navigate: () => undefined,
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  // The session itself would find that nobody has signed in.
  return { store, session: { ...session, refresh: () => getMember(client) } };
}

/**
 * Provides for stories what a page of a site has around it: the page's URL, the partner, the content, and a
 * session with the given visitor, who is not looked up.
 */
export function StoryProviders({
  visitor,
  member,
  assets = sampleDrawings,
  children,
  ...page
}: StoryProvidersProps) {
  const [{ store, session }] = useState(() => createSession(page.partner, visitor, member));
  useEffect(() => () => session.stop(), [session]);
  return (
    <TestProviders {...page} assets={assets} store={store} session={session}>
      {children}
    </TestProviders>
  );
}

export const FeatureStory = ({ feature, ...page }: FeatureStoryProps) => (
  <StoryProviders {...page}>
    <FeaturePages feature={feature} />
  </StoryProviders>
);
