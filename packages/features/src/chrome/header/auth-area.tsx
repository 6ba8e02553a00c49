import { isMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useShownSession } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { CircleUser } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import { isEnrollmentPage } from '../links/enrollment-pages.ts';
import { useAuthLinks } from '../links/use-auth-links.ts';
import { MemberArea } from '../member-menu/member-area.tsx';
import * as styles from './auth-area.styles.ts';
import { EnrollmentAuth } from './enrollment-auth.tsx';
import { barLink, belowDesktop, fromDesktop } from './header.styles.ts';

export function AuthArea() {
  const copy = useCopy(chromeCopy);
  const { pathname } = useLocation();
  const { status, visitor } = useShownSession();
  const { joinHref, signInHref } = useAuthLinks();
  if (isEnrollmentPage(pathname)) return <EnrollmentAuth />;
  if (status === 'resolving' || isMember(visitor)) return <MemberArea />;
  if (joinHref === undefined || signInHref === undefined) return null;
  return (
    <div css={styles.area}>
      <Link look="bare" href={signInHref} aria-label={copy.text('signIn')} css={barLink}>
        <CircleUser size={20} aria-hidden="true" css={belowDesktop} />
        <span css={fromDesktop}>{copy('signIn')}</span>
      </Link>
      <ButtonLink variant="primary" size="small" href={joinHref} css={styles.join}>
        {copy('join')}
      </ButtonLink>
    </div>
  );
}
