import { Title } from '@tableside/ui/title';

import { CardSkeletons } from '../skeletons/skeletons.tsx';
import * as styles from './result-frame.styles.ts';

/** The list before its code is there: the heading, room for the order, and cards. */
export function ResultSkeleton({ title }: { readonly title: string }) {
  return (
    <div css={styles.pane}>
      <div css={styles.header}>
        <Title level={1} size="small" casing="none" css={styles.heading}>
          {title}
        </Title>
        <span css={styles.sort} />
      </div>
      <CardSkeletons />
    </div>
  );
}
