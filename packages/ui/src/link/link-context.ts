import { createContext, type ComponentType } from 'react';
import type { ComponentProps } from 'react';

/** Props of the component that renders internal links: an anchor with its URL. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

export interface LinkSetting {
  readonly component: ComponentType<AnchorProps> | 'a';
  readonly newTabLabel: string | undefined;
}

export const LinkContext = createContext<LinkSetting>({ component: 'a', newTabLabel: undefined });
