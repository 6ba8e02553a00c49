import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';

import type { AccountTabProps } from '../account-tab.ts';
import { ActivityPane } from './activity-pane.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { MissingRewards } from './missing-rewards.tsx';
import * as styles from './recent-activity.styles.ts';
import { activityCopy } from './activity.copy.ts';

/** The list's small print, if content has any (HIS-05). Copy links to it by its id (CON-26). */
function ActivityDisclaimer() {
  const copy = useCopy(activityCopy);
  if (copy.text('disclaimer').trim() === '') return null;
  return (
    <div id="disclaimer" tabIndex={-1} css={styles.disclaimer}>
      <Copy of={activityCopy} id="disclaimer" />
    </div>
  );
}

/**
 * The member's visits and rewards, page by page; for programs that pay credits, also the progress towards the
 * next one.
 */
export function RecentActivity({ member, now }: AccountTabProps) {
  const { currencyType } = usePartner();
  return (
    <div css={styles.parts}>
      {currencyType === 'Credit' && <CreditPanel publicId={member.publicId} />}
      <ActivityPane publicId={member.publicId} now={now} />
      <MissingRewards />
      <ActivityDisclaimer />
    </div>
  );
}
