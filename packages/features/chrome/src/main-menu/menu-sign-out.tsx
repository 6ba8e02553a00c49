import { useCopy } from '@tableside/kit-content';
import { useVisitor } from '@tableside/kit-session';
import { LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { chromeCopy } from '../copy.ts';
import * as styles from './menu-content.styles.ts';

/** The way out, for members of every kind (CHR-15). */
export function MenuSignOut() {
  const copy = useCopy(chromeCopy);
  if (useVisitor().kind !== 'member') return null;
  return (
    <ul css={styles.signOut}>
      <li>
        <Link look="bare" href="/SignOut" css={styles.mainLink}>
          <LogOut size={18} aria-hidden="true" />
          {copy('signOut')}
        </Link>
      </li>
    </ul>
  );
}
