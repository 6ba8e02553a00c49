import { css } from '@emotion/react';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { from, space } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';

import * as styles from './page.styles.ts';

const parts = css({
  display: 'grid',
  gap: space(6),
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export function PageSkeleton({ message }: { readonly message: ReactNode }) {
  return (
    <div css={[styles.page, styles.unknown]}>
      <Loading message={message} isMessageHidden />
      <div css={styles.heading} aria-hidden="true">
        <Skeleton shape="line" width="55%" height={44} />
        <Skeleton shape="line" width="80%" />
        <Skeleton shape="line" width="65%" />
      </div>
      <div css={parts} aria-hidden="true">
        <Skeleton shape="box" height={240} />
        <Skeleton shape="box" height={240} />
      </div>
    </div>
  );
}
