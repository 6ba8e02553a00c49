import { Title } from '@tableside/ui/title';
import { useId, type ReactNode } from 'react';

import * as styles from './join.styles.ts';

/** A band across the page: words on one side, what to do on the other. */
export function Band({
  title,
  lead,
  children,
}: {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={styles.band}>
      <div css={styles.column}>
        <div css={styles.words}>
          <Title level={2} size="large" id={id}>
            {title}
          </Title>
          {lead !== undefined && <p css={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
