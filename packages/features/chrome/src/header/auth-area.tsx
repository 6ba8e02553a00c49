import { useCopy } from '@tableside/kit-content';
import { linkTarget, usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { CircleUser, LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import { isEnrolmentPage } from '../links/enrolment-pages.ts';
import { useEntrances } from '../links/use-entrances.ts';
import * as styles from './auth-area.styles.ts';
import { barLink, belowDesktop, fromDesktop } from './header.styles.ts';

/** On a step of enrolment: the way back for those who took a wrong turn (CHR-06). */
function EnrolmentAuth() {
  const copy = useCopy(chromeCopy);
  const partner = usePartner();
  const { signInHref } = useEntrances();
  if (partner.enrollmentType === 'sso') {
    return (
      <Link look="bare" href={linkTarget('sign_out', partner)?.href ?? '/'} css={barLink}>
        <LogOut size={20} aria-hidden="true" />
        {copy('signOut')}
      </Link>
    );
  }
  if (signInHref === undefined) return null;
  return (
    <span css={styles.question}>
      {copy('alreadyMember')}
      <Link href={signInHref} css={styles.answer}>
        {copy('signIn')}
      </Link>
    </span>
  );
}

/** The way in for those who are not signed in, as the partner enrols (CHR-06, CHR-08). */
export function AuthArea() {
  const copy = useCopy(chromeCopy);
  const { pathname } = useLocation();
  const { joinHref, signInHref } = useEntrances();
  if (isEnrolmentPage(pathname)) return <EnrolmentAuth />;
  if (joinHref === undefined || signInHref === undefined) return null;
  return (
    <div css={styles.area}>
      <Link look="bare" href={signInHref} aria-label={copy('signIn')} css={barLink}>
        <CircleUser size={20} aria-hidden="true" css={belowDesktop} />
        <span css={fromDesktop}>{copy('signIn')}</span>
      </Link>
      <ButtonLink variant="primary" size="small" href={joinHref} css={styles.join}>
        {copy('join')}
      </ButtonLink>
    </div>
  );
}
