import { createClient } from '@tableside/api-client';
import { emptyContent, type Content } from '@tableside/content-client';
import type { Visitor } from '@tableside/core';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider, type SessionStore } from '@tableside/kit-session';
import { TrackerProvider, type Tracker } from '@tableside/kit-tracking';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router';

// A busy machine may take a while; what is awaited here comes or never does.
configure({ asyncUtilTimeout: 8_000 });

export interface SurroundingsProps {
  readonly partner?: Partial<PartnerFile>;
  readonly visitor?: Visitor;
  readonly store?: SessionStore;
  readonly content?: Content;
  readonly tracker?: Tracker;
  readonly apiBaseUrl?: string;
  readonly children: ReactNode;
}

const silent: Tracker = { impression: () => undefined, dataLayer: () => undefined };

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** What the shell puts around a screen, as far as this kit needs it. */
export function Surroundings(props: SurroundingsProps) {
  const { partner = {}, visitor, store, content = emptyContent, tracker = silent, children } = props;
  const [client] = useState(() => createClient({ baseUrl: () => props.apiBaseUrl ?? '' }));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [settings] = useState(() => partnerWith(partner));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PartnerProvider
          build={{ settings, assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} } }}
        >
          <SessionProvider client={client} visitor={visitor} {...(store && { store })}>
            <TrackerProvider tracker={tracker}>
              <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
                <ContentProvider content={content}>{children}</ContentProvider>
              </LinkProvider>
            </TrackerProvider>
          </SessionProvider>
        </PartnerProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

export const renderSurrounded = (
  children: ReactNode,
  surroundings: Omit<SurroundingsProps, 'children'> = {},
) => render(<Surroundings {...surroundings}>{children}</Surroundings>);

/** A member who earns at the given tier. */
export const memberOfTier = (tier: 0 | 1 | 2 | 3): Visitor => ({
  kind: 'member',
  publicId: 'member-1',
  memberType: 'EnrolledCardMember',
  tier,
  firstName: 'Robin',
  email: 'robin@example.com',
  hasEmailOptIn: tier >= 2,
  hasEligibleNewMemberBonus: false,
});
