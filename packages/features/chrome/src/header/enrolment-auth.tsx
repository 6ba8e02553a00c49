import { useCopy } from '@tableside/kit-content';
import { linkTarget, usePartner } from '@tableside/kit-partner';
import { LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { laterCopy } from '../later/later.copy.ts';
import { useEntrances } from '../links/use-entrances.ts';
import * as styles from './enrolment-auth.styles.ts';
import { barLink } from './header.styles.ts';

/** On a step of enrolment: the way back for those who took a wrong turn (CHR-06). */
export function EnrolmentAuth() {
  const copy = useCopy(laterCopy);
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
