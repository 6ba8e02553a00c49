import { use, type ReactNode } from 'react';

import { ownEach, ownTexts } from '../own-texts/own-texts.tsx';
import { raiseMarks } from '../registered-mark/registered-mark.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { LinkContext, type AnchorProps } from './link-context.ts';

export interface BaseLinkProps extends AnchorProps {
  readonly isNewTab?: boolean | undefined;
}

const isInternal = (href: string) => /^(\/(?![/\\])|[?#])/.test(href);

/** An unstyled anchor. URLs of the site use the provider's component, all others a plain `a`. */
export function BaseLink({ isNewTab = false, href, children, ...rest }: BaseLinkProps): ReactNode {
  const { component, newTabLabel } = use(LinkContext);
  if (isNewTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {ownEach(children)}
        {newTabLabel !== undefined && <VisuallyHidden>{raiseMarks(` ${newTabLabel}`)}</VisuallyHidden>}
      </a>
    );
  }
  const Anchor = isInternal(href) ? component : 'a';
  return (
    <Anchor {...rest} href={href}>
      {ownTexts(children)}
    </Anchor>
  );
}
