import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { ProspectCard } from '@tableside/kit-prospects';
import { useVisitor } from '@tableside/kit-session';
import { ButtonLink } from '@tableside/ui/button-link';
import { Title } from '@tableside/ui/title';
import { useId, type ReactNode } from 'react';

import { homeCopy } from '../copy.ts';
import * as styles from './join.styles.ts';

function Band({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
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
          <p css={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/**
 * The way to join for who has not: an e-mail form where people join here (HOM-03), a link where they join with the
 * partner's own account, nothing where nobody joins (CFG-06).
 */
export function JoinSection() {
  const copy = useCopy(homeCopy);
  const { enrollmentType } = usePartner();
  const visitor = useVisitor();
  if (visitor.kind === 'member' || enrollmentType === 'none') return null;
  return enrollmentType === 'direct' ? (
    <Band title={copy('prospectTitle')} lead={copy('prospectLead')}>
      <ProspectCard />
    </Band>
  ) : (
    <Band title={copy('ssoTitle')} lead={copy('ssoLead')}>
      <div css={styles.action}>
        <ButtonLink variant="secondary" size="large" href="/join">
          {copy('ssoJoin')}
        </ButtonLink>
      </div>
    </Band>
  );
}
