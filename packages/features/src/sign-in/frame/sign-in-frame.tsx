import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import * as styles from './sign-in-frame.styles.ts';

export interface SignInFrameProps {
  readonly eyebrow: ReactNode;
  readonly progress?: { readonly step: number; readonly count: number } | undefined;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
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
