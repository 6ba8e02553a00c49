import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { barLink, fromDesktop } from '../header/header.styles.ts';
import { chromeCopy } from '../copy.ts';

/** The sign-out link in the bar; an icon on phones. */
export function SignOutLink() {
  const label = useCopy(chromeCopy)('signOut');
  return (
    <Link look="bare" href={routes.signOut.path} aria-label={label} css={barLink}>
      <LogOut size={20} aria-hidden="true" />
      <span css={fromDesktop}>{label}</span>
    </Link>
  );
}
