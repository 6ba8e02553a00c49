import { earningTier } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { promisedRate } from '@tableside/partner-config';
import { BadgeCheck, Sparkles, Utensils } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { enrollmentCopy } from '../copy.ts';
import * as styles from './program-aside.styles.ts';

const benefits = [
  { key: 'benefitCard', Icon: BadgeCheck },
  { key: 'benefitDine', Icon: Utensils },
  { key: 'benefitEarn', Icon: Sparkles },
] as const;

function Rate() {
  const copy = useCopy(enrollmentCopy);
  const partner = usePartner();
  const visitor = useVisitor();
  const basic = promisedRate(partner, 0);
  const full = promisedRate(partner, 2);
  if (basic === null || full === null) return null;
  const isOpen = earningTier(visitor) === undefined && basic < full;
  return (
    <>
      {' '}
      <span>{isOpen ? copy('benefitRateEmail', { basic }) : copy('benefitRate')}</span>
    </>
  );
}

export function ProgramAside() {
  const copy = useCopy(enrollmentCopy);
  return (
    <aside css={styles.aside}>
      <Title level={2} size="small">
        {copy('benefitsTitle')}
      </Title>
      <ul css={styles.benefits}>
        {benefits.map(({ key, Icon }) => (
          <li key={key} css={styles.benefit}>
            <span css={styles.tile}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>
              <span>{copy(key)}</span>
              {key === 'benefitEarn' && <Rate />}
            </span>
          </li>
        ))}
      </ul>
      <p css={styles.help}>
        <Copy of={enrollmentCopy} id="help" />
      </p>
    </aside>
  );
}
