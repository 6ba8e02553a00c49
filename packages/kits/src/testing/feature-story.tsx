import { createClient } from '@tableside/api-client';
import { buildMember } from '@tableside/api-client/testing';
import type { Content } from '@tableside/content-client';
import type { Member, Visitor } from '@tableside/core';
import type { Feature } from '@tableside/kits/feature';
import { createLazySession, createSessionStore, guardFor } from '@tableside/kits/session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { useEffect, useState } from 'react';

import { FeaturePages } from './feature-pages.tsx';
import { TestProviders } from './providers.tsx';

export interface FeatureStoryProps {
  readonly feature: Feature;
  /** The URL of the page, with its query. */
  readonly path: string;
  /** The initial visitor. Guards redirect them as they would in a site. */
  readonly visitor: Visitor;
  /** Member data beyond what determines the visitor. */
  readonly member?: Partial<Member> | undefined;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

function createSession(partner: Partial<PartnerFile>, visitor: Visitor, ofStory: Partial<Member> = {}) {
  const settings = partnerWith(partner);
  const member = visitor.kind === 'member' && { ...buildMember(), ...visitor, ...ofStory };
  const who = { visitor, ...(member && { member }) };
  const store = createSessionStore({ ...who, status: 'settled', guard: guardFor(settings, who) });
  const session = createLazySession({
    client: createClient(),
    store,
    partner: settings,
    antiForgery: { renew: () => Promise.resolve('') },
    now: () => Date.now(),
    navigate: () => undefined,
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  return { store, session };
}

/**
 * Renders a feature's page as `renderFeature` does, for stories: at its own URL,
 * without looking up a session.
 */
export function FeatureStory({ feature, path, visitor, member, partner, content }: FeatureStoryProps) {
  const [{ store, session }] = useState(() => createSession(partner, visitor, member));
  useEffect(() => () => session.stop(), [session]);
  return (
    <TestProviders path={path} partner={partner} content={content} store={store} session={session}>
      <FeaturePages feature={feature} />
    </TestProviders>
  );
}
