import { usePartner } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';

import type { AccountTabProps } from '../../account-tab.ts';
import { EarningRate } from './earning-rate.tsx';
import { Progress } from './progress.tsx';
import * as styles from './statement.styles.ts';
import { YearToDate } from './year-to-date.tsx';

export function Statement({ member, now }: AccountTabProps) {
  const { hasVIP } = usePartner();
  return (
    <Card css={styles.statement}>
      <div css={styles.sum}>
        <YearToDate member={member} now={now} />
        <EarningRate tier={member.tier} />
      </div>
      {/* Without VIP, visits count toward nothing, and a meter would suggest that they do. */}
      {hasVIP && <Progress progress={member.diningProgress} now={now} />}
    </Card>
  );
}
