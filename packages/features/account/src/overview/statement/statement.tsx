import { Card } from '@tableside/ui/card';

import type { AccountTabProps } from '../../account-tab.ts';
import { EarningRate } from './earning-rate.tsx';
import { Progress } from './progress.tsx';
import * as styles from './statement.styles.ts';
import { YearToDate } from './year-to-date.tsx';

/** Where the member stands, as a statement says it: the big number, the meters, what is next. */
export function Statement({ member, now }: AccountTabProps) {
  return (
    <Card css={styles.statement}>
      <div css={styles.sum}>
        <YearToDate member={member} now={now} />
        <EarningRate tier={member.tier} />
      </div>
      <Progress progress={member.diningProgress} now={now} />
    </Card>
  );
}
