import { coversPath, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Search } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import * as styles from './header.styles.ts';

export function SearchLink() {
  const copy = useCopy(chromeCopy);
  const { pathname } = useLocation();
  const isClosed = useMembershipStatus() === 'closed';
  if (isClosed || coversPath(routes.discover.path, pathname)) return null;
  const content = (
    <>
      <Search size={20} aria-hidden="true" />
      <span css={styles.fromDesktop}>{copy('search')}</span>
    </>
  );
  return pathname.replace(/\/$/, '') === routes.search.path ? (
    <span
      role="link"
      aria-disabled="true"
      aria-current="page"
      aria-label={copy.text('search')}
      css={styles.barLink}
    >
      {content}
    </span>
  ) : (
    <Link look="bare" href={routes.search.path} aria-label={copy.text('search')} css={styles.barLink}>
      {content}
    </Link>
  );
}
