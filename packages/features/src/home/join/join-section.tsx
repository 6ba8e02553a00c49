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

// Loaded lazily, because most visitors are not members.
const MemberRate = lazyPart(() => import('./member-rate.tsx').then((module) => module.MemberRate));

/**
 * The invitation to join: an email form for partners with direct enrollment (HOM-03), a link for single
 * sign-on. Members see their own rate instead (HOM-11). Renders nothing for partners without members
 * (CFG-06).
 */
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
