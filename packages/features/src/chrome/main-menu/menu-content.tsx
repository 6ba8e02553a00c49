import type { NavLink } from '@tableside/content-client';
import { isMember, routes } from '@tableside/core';
import { useContent, useCopy } from '@tableside/kits/content';
import { useVisitor } from '@tableside/kits/session';
import { LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { ContentLinks } from '../links/content-links.tsx';
import * as styles from './menu-content.styles.ts';
import { MenuStart } from './menu-start.tsx';
import { chromeCopy } from '../copy.ts';

function MenuSignOut() {
  const copy = useCopy(chromeCopy);
  if (!isMember(useVisitor())) return null;
  return (
    <ul css={styles.signOut}>
      <li>
        <Link look="bare" href={routes.signOut.path} css={styles.mainLink}>
          <LogOut size={18} aria-hidden="true" />
          {copy('signOut')}
        </Link>
      </li>
    </ul>
  );
}

const unseen = (links: readonly NavLink[], ...earlier: readonly (readonly NavLink[])[]) =>
  links.filter(({ url }) => !earlier.flat().some((link) => link.url === url));

export function MenuContent() {
  const { navbar, footer } = useContent().global;
  return (
    <>
      <MenuStart />
      <ContentLinks links={navbar.links} linkStyle={styles.mainLink} css={styles.mainLinks} />
      <ContentLinks
        links={unseen(footer.primaryLinks, navbar.links)}
        linkStyle={styles.footerLink}
        css={styles.footerLinks}
      />
      <ContentLinks
        links={unseen(footer.secondaryLinks, navbar.links, footer.primaryLinks)}
        linkStyle={styles.footerLink}
        css={styles.footerLinks}
      />
      <MenuSignOut />
    </>
  );
}
