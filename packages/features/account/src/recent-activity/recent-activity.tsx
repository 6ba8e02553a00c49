import { usePartner } from '@tableside/kit-partner';

import type { AccountTabProps } from '../account-tab.ts';
import { ActivityDisclaimer } from './activity-disclaimer.tsx';
import { ActivityPane } from './activity-pane.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { MissingRewards } from './missing-rewards.tsx';
import * as styles from './recent-activity.styles.ts';

/** What the member did, what it brought and when, page by page; where rewards become credits, how far the next one is. */
export function RecentActivity({ member, now }: AccountTabProps) {
  const { currencyType } = usePartner();
  return (
    <div css={styles.parts}>
      {currencyType === 'Credit' && <CreditPanel publicId={member.publicId} />}
      <MissingRewards />
      <ActivityPane publicId={member.publicId} now={now} />
      <ActivityDisclaimer />
    </div>
  );
}
