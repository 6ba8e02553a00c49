import type { NavLink } from '@tableside/content-client';
import { useContent } from '@tableside/kit-content';

import { ContentLinks } from '../links/content-links.tsx';
import * as styles from './menu-content.styles.ts';
import { MenuSignOut } from './menu-sign-out.tsx';
import { MenuStart } from './menu-start.tsx';

/** The links that lead where none of the earlier ones does. */
const unseen = (links: readonly NavLink[], ...earlier: readonly (readonly NavLink[])[]) =>
  links.filter(({ url }) => !earlier.flat().some((link) => link.url === url));

/**
 * What the main menu holds: the way in or to the account first, then what content lists, then the way out (CHR-11 to
 * CHR-15). Partners name some pages in the bar and in the footer: here each stands once, with the words of the first list.
 */
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
