import { useCopy } from '@tableside/kits/content';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';

import { detailCopy } from '../copy.ts';
import { panel } from './benefits.styles.ts';
import * as styles from './merchant-page.styles.ts';
import { large, mosaics } from './mosaic.styles.ts';

export function MerchantSkeleton() {
  const copy = useCopy(detailCopy);
  return (
    <div css={styles.page}>
      <Loading message={copy('loading')} isMessageHidden />
      <div css={mosaics[0]} aria-hidden="true">
        <Skeleton shape="box" css={large} />
      </div>
      <div css={styles.columns} aria-hidden="true">
        <div css={styles.head}>
          <span css={styles.name}>
            <Skeleton shape="line" width="60%" />
          </span>
          <Skeleton shape="line" width="40%" />
          <Skeleton shape="line" width="55%" />
        </div>
        <Skeleton shape="box" height={44} width="90%" />
        <div css={[panel, styles.beside]}>
          <Skeleton shape="line" width="50%" />
          <Skeleton shape="box" height={150} />
        </div>
        <Skeleton shape="box" height={220} />
      </div>
    </div>
  );
}
