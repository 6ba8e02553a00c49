import { joinsDirectly, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { accountPages, accountPagesCopy, useShownSession } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';

import { chromeCopy } from '../copy.ts';
import { ContentLinks } from '../links/content-links.tsx';
import { useAuthLinks } from '../links/use-auth-links.ts';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import * as styles from './menu-content.styles.ts';

function AccountStart() {
  const copy = useCopy(chromeCopy);
  const nameOf = useCopy(accountPagesCopy);
  const [overview, ...others] = accountPages;
  const links = others.map(({ path, title }) => ({ text: nameOf.text(title), url: path, isNewTab: false }));
  return (
    <>
      <div css={styles.entrances}>
        <ButtonLink variant="primary" isFullWidth href={overview.path}>
          {copy('account')}
        </ButtonLink>
      </div>
      <ContentLinks links={links} linkStyle={styles.mainLink} css={styles.mainLinks} />
    </>
  );
}

function JoiningStart() {
  const copy = useCopy(chromeCopy);
  const nameOf = useCopy(accountPagesCopy);
  const { hasAutoEnroll } = usePartner();
  const { member } = useShownSession();
  const hasProfile = member !== undefined && (!member.mustJoin || hasAutoEnroll);
  return (
    <>
      <div css={styles.entrances}>
        <ButtonLink variant="primary" isFullWidth href={routes.join.path}>
          {copy('joinProgram')}
        </ButtonLink>
      </div>
      {hasProfile && (
        <ContentLinks
          links={[{ text: nameOf.text('profile'), url: routes.profile.path, isNewTab: false }]}
          linkStyle={styles.mainLink}
          css={styles.mainLinks}
        />
      )}
    </>
  );
}

export function MenuStart() {
  const copy = useCopy(chromeCopy);
  const partner = usePartner();
  const membershipStatus = useMembershipStatus();
  const { signInHref } = useAuthLinks();
  if (membershipStatus === 'member') return <AccountStart />;
  if (membershipStatus === 'joining') return <JoiningStart />;
  if (signInHref === undefined) return null;
  return (
    <div css={styles.entrances}>
      <ButtonLink variant="primary" isFullWidth href={routes.join.path}>
        {copy('joinProgram')}
      </ButtonLink>
      {joinsDirectly(partner) && (
        <ButtonLink variant="secondary" isFullWidth href={signInHref}>
          {copy('signIn')}
        </ButtonLink>
      )}
    </div>
  );
}
