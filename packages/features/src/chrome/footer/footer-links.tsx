import { hasMembers, routes } from '@tableside/core';
import { useContent, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';

import { chromeCopy } from '../copy.ts';
import { ContentLinks } from '../links/content-links.tsx';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import * as styles from './footer.styles.ts';

function useOwnLink() {
  const copy = useCopy(chromeCopy);
  const partner = usePartner();
  const membershipStatus = useMembershipStatus();
  if (!hasMembers(partner)) return undefined;
  if (membershipStatus === 'member')
    return { text: copy.text('account'), url: routes.overview.path, isNewTab: false };
  return membershipStatus === 'visitor' || membershipStatus === 'joining'
    ? { text: copy.text('joinProgram'), url: routes.join.path, isNewTab: false }
    : undefined;
}

export function FooterLinks() {
  const { primaryLinks, secondaryLinks } = useContent().global.footer;
  const own = useOwnLink();
  const copy = useCopy(chromeCopy);
  const last = (['accessibility', 'privacyChoices'] as const)
    .map((name) => ({ text: copy.text(name), url: routes[name].path, isNewTab: false }))
    .filter((link) => [...primaryLinks, ...secondaryLinks].every(({ url }) => url !== link.url));
  const first = own && primaryLinks.every(({ url }) => url !== own.url) ? [own] : [];
  return (
    <>
      <ContentLinks links={[...first, ...primaryLinks]} linkStyle={styles.primaryLink} css={styles.primary} />
      <ContentLinks
        links={[...secondaryLinks, ...last]}
        linkStyle={styles.secondaryLink}
        css={styles.secondary}
      />
    </>
  );
}
