import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';

import { chromeCopy } from '../copy.ts';
import { useEntrances } from '../links/use-entrances.ts';
import { useStanding } from '../links/use-standing.ts';
import { SignOutLink } from '../member-menu/sign-out-link.tsx';
import * as styles from './enrolment-auth.styles.ts';

/** On a step of enrolment: the way back for those who took a wrong turn (CHR-06). */
export function EnrolmentAuth() {
  const copy = useCopy(chromeCopy);
  const { enrollmentType } = usePartner();
  const standing = useStanding();
  const { signInHref } = useEntrances();
  if (standing === 'unknown') return null;
  // Whoever is signed in already is asked nothing.
  if (enrollmentType === 'sso' || standing !== 'visitor') return <SignOutLink />;
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
