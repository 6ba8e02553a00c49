import { createClient } from '@tableside/api-client';
import { emptyContent, type Content } from '@tableside/content-client';
import type { Visitor } from '@tableside/core';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router';

export interface SurroundingsProps {
  readonly partner?: Partial<PartnerFile>;
  readonly visitor?: Visitor;
  readonly content?: Content;
  /** The address of the page. */
  readonly path?: string;
  readonly children: ReactNode;
}

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** What the shell puts around a screen, as far as this kit needs it. */
export function Surroundings(props: SurroundingsProps) {
  const { partner = {}, visitor, content = emptyContent, path = '/', children } = props;
  const [client] = useState(() => createClient());
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [settings] = useState(() => partnerWith(partner));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <PartnerProvider
          build={{ settings, assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} } }}
        >
          <SessionProvider client={client} visitor={visitor}>
            <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
              <ContentProvider content={content}>{children}</ContentProvider>
            </LinkProvider>
          </SessionProvider>
        </PartnerProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
