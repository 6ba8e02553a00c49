import { hasMembers, isRecognized, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { useShownSession } from '@tableside/kits/session';
import { promisedRate } from '@tableside/partner-config';
import { Link } from '@tableside/ui/link';

import { searchCopy } from '../copy.ts';
import * as styles from './results.styles.ts';

export function JoinStrip() {
  const copy = useCopy(searchCopy);
  const partner = usePartner();
  const { status, visitor } = useShownSession();
  if (status === 'resolving' || isRecognized(visitor) || !hasMembers(partner)) return null;
  return (
    <p css={styles.joinStrip}>
      <span>{copy(promisedRate(partner, undefined) === null ? 'membersSee' : 'membersEarn')}</span>
      <span css={styles.joinLinks}>
        <Link look="standalone" href={routes.join.path}>
          {copy('join')}
        </Link>
        <Link look="standalone" href={signInHref(partner)}>
          {copy('signIn')}
        </Link>
      </span>
    </p>
  );
}
