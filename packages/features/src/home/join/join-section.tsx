import { hasMembers, joinsDirectly, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { ProspectCard } from '@tableside/kits/prospects';
import { useVisitor } from '@tableside/kits/session';
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
          <p css={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/**
 * The invitation to join: an email form for direct partners (HOM-03), a link for single sign-on, nothing for
 * partners without members (CFG-06).
 */
export function JoinSection() {
  const copy = useCopy(homeCopy);
  const partner = usePartner();
  const visitor = useVisitor();
  if (visitor.kind === 'member' || !hasMembers(partner)) return null;
  return joinsDirectly(partner) ? (
    <Band title={copy('prospectTitle')} lead={copy('prospectLead')}>
      <ProspectCard />
    </Band>
  ) : (
    <Band title={copy('ssoTitle')} lead={copy('ssoLead')}>
      <div css={styles.action}>
        <ButtonLink variant="secondary" size="large" href={routes.join.path}>
          {copy('ssoJoin')}
        </ButtonLink>
      </div>
    </Band>
  );
}
