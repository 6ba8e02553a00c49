import { useContent, useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';

import { chromeCopy } from '../copy.ts';
import { ContentLinks } from '../links/content-links.tsx';
import { useStanding } from '../links/use-standing.ts';
import * as styles from './footer.styles.ts';

/** The link that the program adds to content's own: to the account with a card, else to joining (CHR-24). */
function useOwnLink() {
  const copy = useCopy(chromeCopy);
  const { enrollmentType } = usePartner();
  const standing = useStanding();
  if (enrollmentType === 'none') return undefined;
  if (standing === 'member') return { text: copy('account'), url: '/account/overview', isNewTab: false };
  return standing === 'visitor' || standing === 'joining'
    ? { text: copy('joinProgram'), url: '/join', isNewTab: false }
    : undefined;
}

/** The footer's two lists, with the program's own link first unless content has it already (CHR-20, CHR-24). */
export function FooterLinks() {
  const { primaryLinks, secondaryLinks } = useContent().global.footer;
  const own = useOwnLink();
  const first = own && primaryLinks.every(({ url }) => url !== own.url) ? [own] : [];
  return (
    <>
      <ContentLinks links={[...first, ...primaryLinks]} linkStyle={styles.primaryLink} css={styles.primary} />
      <ContentLinks links={secondaryLinks} linkStyle={styles.secondaryLink} css={styles.secondary} />
    </>
  );
}
