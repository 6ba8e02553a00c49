import { createClient, type ApiClient } from '@tableside/api-client';
import { emptyContent, type Content } from '@tableside/content-client';
import type { MemberType, Tier, Visitor } from '@tableside/core';
import { AttentionContext, createAttention } from '@tableside/kits/attention';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider, usePartner } from '@tableside/kits/partner';
import { SessionProvider, type Session, type SessionStore } from '@tableside/kits/session';
import { TrackerProvider, type Tracker } from '@tableside/kits/tracking';
import type { PartnerAssets, PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter, parsePath } from 'react-router';

const sampleAssets: PartnerAssets = {
  logo: '/logo.svg',
  logoOnBrand: '/logo-on-brand.svg',
  mark: '/mark.svg',
  footerLogos: { 'program.svg': '/assets/program-1a2b.svg' },
};
export const silentTracker: Tracker = { impression: () => undefined, dataLayer: () => undefined };

/** Renders links as in a site, where the URL that starts single sign-on leaves the site. */
function RouterAnchor({ href, ...rest }: AnchorProps) {
  const { ssoLoginUrl } = usePartner();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  if (href === ssoLoginUrl) return <a href={href} data-document="" {...rest} />;
  return <Link to={href} {...rest} />;
}

export interface ProvidersProps {
  readonly partner?: Partial<PartnerFile> | undefined;
  readonly assets?: PartnerAssets | undefined;
  readonly visitor?: Visitor | undefined;
  readonly store?: SessionStore;
  readonly session?: Session;
  readonly client?: ApiClient;
  readonly queryClient?: QueryClient;
  readonly tracker?: Tracker;
  readonly content?: Content;
  readonly children: ReactNode;
}

/**
 * Provides every context that a screen uses, inside the caller's router. Every prop but the children has a
 * default.
 */
export function Providers(props: ProvidersProps) {
  const { visitor, store, session, tracker = silentTracker, content = emptyContent, children } = props;
  const { assets = sampleAssets } = props;
  const [client] = useState(() => props.client ?? createClient());
  const [queries] = useState(
    () => props.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [settings] = useState(() => partnerWith(props.partner));
  // Does not wait for the visitor to settle.
  const [attention] = useState(() => createAttention(() => Promise.resolve()));
  return (
    <QueryClientProvider client={queries}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider
          client={client}
          visitor={visitor}
          {...(store && { store })}
          {...(session && { session })}
        >
          <TrackerProvider tracker={tracker}>
            <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
              <AttentionContext value={attention}>
                <ContentProvider content={content}>{children}</ContentProvider>
              </AttentionContext>
            </LinkProvider>
          </TrackerProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>
  );
}

export interface TestProvidersProps extends ProvidersProps {
  readonly path?: string;
  readonly state?: unknown;
}

/**
 * The same providers with an in-memory router that leaves the browser's URL alone, for components that are
 * not screens.
 */
export const TestProviders = ({ path = '/', state = null, ...props }: TestProvidersProps) => (
  <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
    <Providers {...props} />
  </MemoryRouter>
);

export const memberOfTier = (
  tier: Tier,
  memberType: MemberType = 'EnrolledCardMember',
): Extract<Visitor, { kind: 'member' }> => ({
  kind: 'member',
  publicId: 'member-1',
  memberType,
  tier,
  firstName: 'Robin',
  email: 'robin@example.com',
  hasEmailOptIn: tier >= 2,
  hasEligibleNewMemberBonus: false,
});
