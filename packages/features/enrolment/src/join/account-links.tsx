import { useCopy } from '@tableside/kit-content';
import { linkTarget, signInHref, usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';

import { enrolmentCopy } from '../copy.ts';
import * as styles from './account-links.styles.ts';

/** The ways into an account that exists: sign-in, and recovery where the partner has it (VAL-13). */
export function AccountLinks() {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const recover = linkTarget('recover', partner);
  return (
    <span css={styles.links}>
      <Link look="standalone" href={signInHref(partner)}>
        {copy('signIn')}
      </Link>
      {recover && (
        <Link look="standalone" href={recover.href}>
          {copy('recover')}
        </Link>
      )}
    </span>
  );
}
