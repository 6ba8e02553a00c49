import { useContent, useCopy } from '@tableside/kit-content';

import { laterCopy } from '../later/later.copy.ts';
import { ContentLinks } from '../links/content-links.tsx';
import { useEntrances } from '../links/use-entrances.ts';
import * as styles from './footer-content.styles.ts';

/** The footer's two lists; those who could join find the way first, unless content has it already (CHR-20, CHR-24). */
export function FooterLinks() {
  const copy = useCopy(laterCopy);
  const { primaryLinks, secondaryLinks } = useContent().global.footer;
  const { joinHref } = useEntrances();
  const isJoinMissing = joinHref !== undefined && primaryLinks.every(({ url }) => url !== joinHref);
  const first = isJoinMissing ? [{ text: copy('joinProgram'), url: joinHref, isNewTab: false }] : [];
  return (
    <>
      <ContentLinks links={[...first, ...primaryLinks]} linkStyle={styles.primaryLink} css={styles.primary} />
      <ContentLinks links={secondaryLinks} linkStyle={styles.secondaryLink} css={styles.secondary} />
    </>
  );
}
