import type { ReactNode } from 'react';

import { Title, type TitleProps } from '../title/title.tsx';
import * as styles from './empty-state.styles.ts';

export interface EmptyStateProps {
  /** Drawn, and silent: it only adorns. */
  readonly illustration?: ReactNode;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  readonly titleLevel: TitleProps['level'];
  /** What to do, in one sentence. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing to show, or something failed: says what happened and what to do. */
export function EmptyState({
  illustration,
  title,
  titleLevel,
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={className} css={styles.state}>
      {illustration !== undefined && (
        <div css={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Title level={titleLevel} size="medium">
        {title}
      </Title>
      {children !== undefined && <div css={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
