import { use, type ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { LinkContext, type AnchorProps } from './link-context.ts';

export interface BaseLinkProps extends AnchorProps {
  /** Opens in a new tab, and says so. */
  readonly isNewTab?: boolean | undefined;
}

const isInternal = (href: string) => /^(\/(?![/\\])|[?#])/.test(href);

/** An anchor without a look: addresses within the app go to the provider's component, all others to the browser. */
export function BaseLink({ isNewTab = false, href, children, ...rest }: BaseLinkProps): ReactNode {
  const { component, newTabLabel } = use(LinkContext);
  if (isNewTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        {newTabLabel !== undefined && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
      </a>
    );
  }
  const Anchor = isInternal(href) ? component : 'a';
  return (
    <Anchor {...rest} href={href}>
      {children}
    </Anchor>
  );
}
