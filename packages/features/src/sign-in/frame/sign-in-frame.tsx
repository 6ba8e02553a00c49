import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import * as styles from './sign-in-frame.styles.ts';

export interface SignInFrameProps {
  /** A short text above the title: the area, or the current step. */
  readonly eyebrow: ReactNode;
  /** The progress of a process with several pages. */
  readonly progress?: { readonly step: number; readonly count: number } | undefined;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Content next to the form where there is room, and below it on phones. */
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

/** A sheet with a single task: the layout that all screens of this feature share. */
export function SignInFrame({ eyebrow, progress, title, lead, aside, children }: SignInFrameProps) {
  return (
    <div css={styles.ground}>
      <div css={aside === undefined ? styles.alone : styles.withAside}>
        <div css={styles.main}>
          <div css={styles.heading}>
            <p css={styles.eyebrow}>
              <Flourish progress={progress} />
              <span>{eyebrow}</span>
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
