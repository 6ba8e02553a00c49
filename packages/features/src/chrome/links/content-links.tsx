import type { SerializedStyles } from '@emotion/react';
import type { NavLink } from '@tableside/content-client';
import { useFillText } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';
import { useIsDesktop } from '@tableside/ui/media';
import { useLocation } from 'react-router';

import { useMembershipStatus } from './use-membership-status.ts';

export interface ContentLinksProps {
  readonly links: readonly NavLink[];
  readonly linkStyle: SerializedStyles;
  readonly className?: string | undefined;
}

/** A separate component, because it renders a second time on wide screens. */
function ByWidth({ text, textDesktop }: Required<Pick<NavLink, 'text' | 'textDesktop'>>) {
  const fill = useFillText();
  return <span>{fill(useIsDesktop() ? textDesktop : text)}</span>;
}

export function ContentLinks({ links, linkStyle, className }: ContentLinksProps) {
  const fill = useFillText();
  const { pathname } = useLocation();
  // With a closed account, every link of the site leads to the same page (ROU-34).
  const isClosed = useMembershipStatus() === 'closed';
  const working = isClosed ? links.filter(({ url }) => !url.startsWith('/')) : links;
  if (working.length === 0) return null;
  return (
    <ul className={className}>
      {working.map(({ text, textDesktop, url, isNewTab }, index) => (
        <li key={index}>
          <Link
            look="bare"
            href={url}
            isNewTab={isNewTab}
            aria-current={url === pathname ? 'page' : undefined}
            css={linkStyle}
          >
            {textDesktop === undefined ? fill(text) : <ByWidth text={text} textDesktop={textDesktop} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
