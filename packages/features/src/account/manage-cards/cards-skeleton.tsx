import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';

import { accountCopy } from '../copy.ts';
import * as styles from './manage-cards.styles.ts';

export function CardsSkeleton() {
  const copy = useCopy(accountCopy);
  return (
    <div css={styles.columns}>
      <Loading message={copy('cardsLoading')} isMessageHidden />
      <Card css={styles.section}>
        <Skeleton shape="line" width="40%" height={28} />
        <div css={styles.rows}>
          {[1, 2].map((row) => (
            <div key={row} css={styles.row}>
              <div css={styles.name}>
                <Skeleton shape="box" width={38} height={26} />
                <Skeleton shape="line" width={170} />
              </div>
              <Skeleton shape="line" width={48} />
            </div>
          ))}
        </div>
      </Card>
      <Card css={[styles.section, styles.formToCome]}>
        <Skeleton shape="line" width="50%" height={28} />
        <Skeleton shape="line" width="80%" />
        <Skeleton shape="box" height={48} />
        <Skeleton shape="box" width={160} height={44} />
      </Card>
    </div>
  );
}
