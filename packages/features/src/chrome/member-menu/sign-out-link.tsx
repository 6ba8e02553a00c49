import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { barLink, fromDesktop } from '../header/header.styles.ts';
import { chromeCopy } from '../copy.ts';

export function SignOutLink() {
  const copy = useCopy(chromeCopy);
  return (
    <Link look="bare" href={routes.signOut.path} aria-label={copy.text('signOut')} css={barLink}>
      <LogOut size={20} aria-hidden="true" />
      <span css={fromDesktop}>{copy('signOut')}</span>
    </Link>
  );
}
