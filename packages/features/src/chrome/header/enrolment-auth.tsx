import { joinsBySso } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';

import { chromeCopy } from '../copy.ts';
import { useAuthLinks } from '../links/use-auth-links.ts';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import { SignOutLink } from '../member-menu/sign-out-link.tsx';
import * as styles from './enrolment-auth.styles.ts';

/** On enrollment steps: the links to leave them (CHR-06). */
export function EnrolmentAuth() {
  const copy = useCopy(chromeCopy);
  const partner = usePartner();
  const membershipStatus = useMembershipStatus();
  const { signInHref } = useAuthLinks();
  if (membershipStatus === 'unknown') return null;
  // A visitor who is already signed in is not asked.
  if (joinsBySso(partner) || membershipStatus !== 'visitor') return <SignOutLink />;
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
