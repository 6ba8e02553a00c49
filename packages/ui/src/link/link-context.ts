import { createContext, type ComponentType } from 'react';
import type { ComponentProps } from 'react';

export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

export interface LinkSetting {
  readonly component: ComponentType<AnchorProps> | 'a';
  readonly newTabLabel: string | undefined;
}

export const LinkContext = createContext<LinkSetting>({ component: 'a', newTabLabel: undefined });
