import type { ComponentType, ReactNode } from 'react';

import { BaseLink, type BaseLinkProps } from './base-link.tsx';
import { LinkContext, type AnchorProps } from './link-context.ts';
import { linkLooks } from './link.styles.ts';

export type { AnchorProps } from './link-context.ts';

export interface LinkProviderProps {
  /** Renders links whose URL begins with `/`, `?` or `#`, such as the router's anchor. */
  readonly component: ComponentType<AnchorProps>;
  /** Announced after the text of links that open a new tab, such as "(opens in a new tab)". */
  readonly newTabLabel: string;
  readonly children: ReactNode;
}

/** Provides in-app navigation to every `Link` and `ButtonLink` below. Without it, they are plain anchors. */
export function LinkProvider({ component, newTabLabel, children }: LinkProviderProps) {
  return <LinkContext value={{ component, newTabLabel }}>{children}</LinkContext>;
}

export interface LinkProps extends BaseLinkProps {
  /** `inline` in running text (default), `standalone` on its own line, `bare` for the caller's own style. */
  readonly look?: keyof typeof linkLooks | undefined;
}

/** A link. URLs from content must be validated with `safeHref` first. */
export function Link({ look = 'inline', ...rest }: LinkProps) {
  return <BaseLink {...rest} css={linkLooks[look]} />;
}
