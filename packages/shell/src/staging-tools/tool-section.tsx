import { Title } from '@tableside/ui/title';
import { useId, type ReactNode } from 'react';

import * as styles from './staging-tools-screen.styles.ts';

interface ToolSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ToolSection({ title, children }: ToolSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={styles.section}>
      <Title level={2} size="small" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
