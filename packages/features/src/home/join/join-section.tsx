import { hasMembers, isMember, joinsDirectly, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { ProspectCard } from '@tableside/kits/prospects';
import { useShownSession } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { lazyPart } from '@tableside/ui/lazy-part';

import { homeCopy } from '../copy.ts';
import { Section } from '../section/section.tsx';
import * as styles from './join.styles.ts';

const MemberRate = lazyPart(() => import('./member-rate.tsx').then((module) => module.MemberRate));

export function JoinSection() {
  const copy = useCopy(homeCopy);
  const partner = usePartner();
  const { visitor } = useShownSession();
  if (!hasMembers(partner)) return null;
  if (isMember(visitor)) return <MemberRate />;
  return joinsDirectly(partner) ? (
    <Section tone="accent" title={copy('prospectTitle')} lead={copy('prospectLead')}>
      <ProspectCard />
    </Section>
  ) : (
    <Section tone="accent" title={copy('ssoTitle')} lead={copy('ssoLead')}>
      <div css={styles.action}>
        <ButtonLink variant="secondary" size="large" href={routes.join.path}>
          {copy('ssoJoin')}
        </ButtonLink>
      </div>
    </Section>
  );
}
