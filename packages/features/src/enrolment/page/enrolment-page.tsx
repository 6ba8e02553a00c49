import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { EnrolmentSteps, type EnrolmentStepsProps } from '../steps/enrolment-steps.tsx';
import * as styles from './enrolment-page.styles.ts';

export interface EnrolmentPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly step?: EnrolmentStepsProps['current'] | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function EnrolmentPage({ title, lead, step, aside, children }: EnrolmentPageProps) {
  return (
    <>
      <div css={styles.head}>
        <div css={styles.headWords}>
          <Title level={1} size="display">
            {title}
          </Title>
          <p css={styles.lead}>{lead}</p>
          {step !== undefined && <EnrolmentSteps current={step} />}
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
