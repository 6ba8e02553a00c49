import { Card } from '@tableside/ui/card';
import { Skeleton } from '@tableside/ui/skeleton';

import * as styles from './merchant-card.styles.ts';

/**
 * The placeholder of a loading card, of the same size. It is not announced: render one `Loading` next to a
 * group of them.
 */
export function MerchantCardSkeleton() {
  return (
    <Card aria-hidden="true" css={styles.card}>
      <div css={styles.media}>
        <Skeleton shape="box" ratio={1.4} css={styles.flat} />
      </div>
      <div css={styles.body}>
        <div css={styles.head}>
          <span css={[styles.name, styles.grow]}>
            <Skeleton shape="line" width="70%" />
          </span>
          <span css={styles.rating}>
            <Skeleton shape="line" width="4.5em" />
          </span>
        </div>
        <div css={styles.facts}>
          <Skeleton shape="line" width="55%" />
          <Skeleton shape="line" width="65%" />
        </div>
        <div css={styles.earn}>
          <Skeleton shape="line" width="9em" />
        </div>
      </div>
    </Card>
  );
}
