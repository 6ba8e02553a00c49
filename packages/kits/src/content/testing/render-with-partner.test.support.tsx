import type { Content } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import type { PartnerBuild, PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { ContentProvider } from '../content-context.tsx';

export interface RenderOptions {
  readonly partner?: Partial<PartnerFile>;
  readonly content?: Content;
}

const RouterAnchor = ({ children, ...rest }: AnchorProps) => (
  <a {...rest} data-router="true">
    {children}
  </a>
);

export const buildOf = (partner: Partial<PartnerFile> = {}): PartnerBuild => ({
  settings: partnerWith(partner),
  assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
});

export function surround(children: ReactNode, { partner, content = buildContent() }: RenderOptions = {}) {
  return (
    <PartnerProvider build={buildOf(partner)}>
      <LinkProvider component={RouterAnchor} newTabLabel="(opens in a new tab)">
        <ContentProvider content={content}>{children}</ContentProvider>
      </LinkProvider>
    </PartnerProvider>
  );
}

export const renderWithPartner = (children: ReactNode, surroundings?: RenderOptions) =>
  render(surround(children, surroundings));

export function setWindowWidth(width: number): (next: number) => void {
  let current = width;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      get matches() {
        return current >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (next) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
}
