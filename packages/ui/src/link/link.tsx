import type { ComponentType, ReactNode } from 'react';

import { BaseLink, type BaseLinkProps } from './base-link.tsx';
import { LinkContext, type AnchorProps } from './link-context.ts';
import { linkLooks } from './link.styles.ts';

export type { AnchorProps } from './link-context.ts';

export interface LinkProviderProps {
  /** Renders links whose address begins with `/`, `?` or `#`: the router's anchor. */
  readonly component: ComponentType<AnchorProps>;
  /** Read after the words of links that open a new tab, e.g. "(opens in a new tab)". */
  readonly newTabLabel: string;
  readonly children: ReactNode;
}

/** Tells every `Link` and `ButtonLink` below how to move within the app. Without it they are plain anchors. */
export function LinkProvider({ component, newTabLabel, children }: LinkProviderProps) {
  return <LinkContext value={{ component, newTabLabel }}>{children}</LinkContext>;
}

export interface LinkProps extends BaseLinkProps {
  /** `inline` in running text (default), `standalone` on a line of its own, `bare` for a look of the caller's. */
  readonly look?: keyof typeof linkLooks | undefined;
}

/** A link. Addresses that come from content have passed `safeHref` before they come here. */
export function Link({ look = 'inline', ...rest }: LinkProps) {
  return <BaseLink {...rest} css={linkLooks[look]} />;
}
