import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import * as styles from './sign-in-frame.styles.ts';

export interface SignInFrameProps {
  /** A few words over the title: what this belongs to, or which step. */
  readonly eyebrow: string;
  /** How far a thing of several pages is. */
  readonly progress?: { readonly step: number; readonly count: number } | undefined;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Stands beside the form where there is room, under it on phones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Flourish({ progress }: Pick<SignInFrameProps, 'progress'>) {
  if (!progress) return <span css={styles.flourish} />;
  return (
    <span css={styles.steps}>
      {Array.from({ length: progress.count }, (_, place) => (
        <span key={place} css={place < progress.step ? styles.stepTaken : styles.stepAhead} />
      ))}
    </span>
  );
}

/** One sheet with one thing to do: the look that all screens of this feature share. */
export function SignInFrame({ eyebrow, progress, title, lead, aside, children }: SignInFrameProps) {
  return (
    <div css={styles.ground}>
      <div css={aside === undefined ? styles.alone : styles.withAside}>
        <div css={styles.main}>
          <div css={styles.heading}>
            <p css={styles.eyebrow}>
              <Flourish progress={progress} />
              {eyebrow}
            </p>
            <Title level={1} size="large">
              {title}
            </Title>
            {lead !== undefined && <p css={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
