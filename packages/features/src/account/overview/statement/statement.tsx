import { usePartner } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';

import type { AccountTabProps } from '../../account-tab.ts';
import { EarningRate } from './earning-rate.tsx';
import { Progress } from './progress.tsx';
import * as styles from './statement.styles.ts';
import { YearToDate } from './year-to-date.tsx';

/** Where the member stands, as a statement says it: the big number, the meters, what is next. */
export function Statement({ member, now }: AccountTabProps) {
  const { hasVIP } = usePartner();
  return (
    <Card css={styles.statement}>
      <div css={styles.sum}>
        <YearToDate member={member} now={now} />
        <EarningRate tier={member.tier} />
      </div>
      {/* Without VIP the visits lead nowhere, and a meter would promise that they do. */}
      {hasVIP && <Progress progress={member.diningProgress} now={now} />}
    </Card>
  );
}
