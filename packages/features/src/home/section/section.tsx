import { Title } from '@tableside/ui/title';
import { useId, type ReactNode } from 'react';

import * as styles from './section.styles.ts';

export interface SectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: keyof typeof styles.tones | undefined;
  readonly children: ReactNode;
}

export function Section({ title, lead, action, tone = 'plain', children }: SectionProps) {
  const id = useId();
  const { section, column, lead: leadStyle } = styles.tones[tone];
  return (
    <section aria-labelledby={id} css={section}>
      <div css={column}>
        <header css={styles.head}>
          <div css={styles.words}>
            <Title level={2} size="large" id={id}>
              {title}
            </Title>
            {lead !== undefined && <p css={leadStyle}>{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
