import { safeHref } from '@tableside/content-client';
import { MISSING_REWARD_DAYS } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { Info } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

const values = { days: MISSING_REWARD_DAYS };

/** When and where a missing reward can be reported (HIS-01). */
export function MissingRewards() {
  const copy = useCopy(activityCopy);
  const href = safeHref(copy.text('missingHref'));
  return (
    <aside aria-label={copy.text('missingLabel')} css={styles.missing}>
      <Info size={20} aria-hidden="true" />
      <p>
        <span>{copy('missing', values)}</span>{' '}
        {href === undefined ? (
          <Copy of={activityCopy} id="missingAsk" values={values} />
        ) : (
          <Link href={href}>{copy('missingLink', values)}</Link>
        )}
      </p>
    </aside>
  );
}
