import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { EnrollmentSteps, type EnrollmentStepsProps } from '../steps/enrollment-steps.tsx';
import * as styles from './enrollment-page.styles.ts';

export interface EnrollmentPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly step?: EnrollmentStepsProps['current'] | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function EnrollmentPage({ title, lead, step, aside, children }: EnrollmentPageProps) {
  return (
    <>
      <div css={styles.head}>
        <div css={styles.headWords}>
          <Title level={1} size="display">
            {title}
          </Title>
          <p css={styles.lead}>{lead}</p>
          {step !== undefined && <EnrollmentSteps current={step} />}
        </div>
      </div>
      <div css={styles.band}>
        <div css={aside === undefined ? styles.column : styles.columns}>
          <div css={styles.main}>{children}</div>
          {aside}
        </div>
      </div>
    </>
  );
}
