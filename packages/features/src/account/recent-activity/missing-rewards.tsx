import { safeHref } from '@tableside/content-client';
import { claimHref, MISSING_REWARD_DAYS } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Info } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

const values = { days: MISSING_REWARD_DAYS };

export function MissingRewards() {
  const copy = useCopy(activityCopy);
  const { hasVisitClaims } = usePartner();
  const contentHref = safeHref(copy.text('missingHref'));
  return (
    <aside aria-label={copy.text('missingLabel')} css={styles.missing}>
      <Info size={20} aria-hidden="true" />
      <p>
        <span>{copy('missing', values)}</span>{' '}
        {hasVisitClaims ? (
          <Link href={claimHref({})}>{copy('missingReport')}</Link>
        ) : contentHref === undefined ? (
          <Copy of={activityCopy} id="missingAsk" values={values} />
        ) : (
          <Link href={contentHref}>{copy('missingLink', values)}</Link>
        )}
      </p>
    </aside>
  );
}
