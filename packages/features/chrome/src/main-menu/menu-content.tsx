import type { NavLink } from '@tableside/content-client';
import { useContent, useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';

import { laterCopy } from '../later/later.copy.ts';
import { ContentLinks } from '../links/content-links.tsx';
import { useEntrances } from '../links/use-entrances.ts';
import * as styles from './menu-content.styles.ts';

/** The links that lead where none of the earlier ones does. */
const unseen = (links: readonly NavLink[], ...earlier: readonly (readonly NavLink[])[]) =>
  links.filter(({ url }) => !earlier.flat().some((link) => link.url === url));

/**
 * What the main menu holds: the way in first, then what content lists (CHR-11 to CHR-14). Partners name some pages in
 * the bar and in the footer: here each stands once, with the words of the first list.
 */
export function MenuContent() {
  const copy = useCopy(laterCopy);
  const { navbar, footer } = useContent().global;
  const { enrollmentType } = usePartner();
  const { joinHref, signInHref } = useEntrances();
  return (
    <>
      {joinHref !== undefined && (
        <div css={styles.entrances}>
          <ButtonLink variant="primary" isFullWidth href={joinHref}>
            {copy('joinProgram')}
          </ButtonLink>
          {enrollmentType === 'direct' && signInHref !== undefined && (
            <ButtonLink variant="secondary" isFullWidth href={signInHref}>
              {copy('signIn')}
            </ButtonLink>
          )}
        </div>
      )}
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
    </>
  );
}
