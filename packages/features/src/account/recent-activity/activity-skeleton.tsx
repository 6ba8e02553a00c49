import { ACTIVITY_PAGE_SIZE } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';

import { activityCopy } from './activity.copy.ts';
import * as row from './activity-row.styles.ts';
import * as styles from './recent-activity.styles.ts';

export function ActivitySkeleton() {
  const copy = useCopy(activityCopy);
  return (
    <Card css={styles.section}>
      <Loading message={copy('loading')} isMessageHidden />
      <div css={styles.head}>
        <Skeleton shape="line" width={240} height={26} />
      </div>
      <div css={styles.summary}>
        <div css={styles.filters}>
          <Skeleton shape="box" height={48} />
          <Skeleton shape="box" height={48} />
        </div>
      </div>
      {Array.from({ length: ACTIVITY_PAGE_SIZE }, (_, number) => (
        <div key={number} css={row.row}>
          <div css={row.name}>
            <Skeleton shape="line" width="65%" />
          </div>
          <div css={row.amount}>
            <Skeleton shape="line" width={84} />
          </div>
          <div css={row.line}>
            <div css={row.day}>
              <Skeleton shape="line" width={72} />
            </div>
          </div>
          <div css={row.details}>
            <div css={row.why}>
              <Skeleton shape="line" width="90%" height={14} />
            </div>
          </div>
        </div>
      ))}
    </Card>
  );
}
