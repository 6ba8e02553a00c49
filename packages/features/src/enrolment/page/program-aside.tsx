import { earningTier } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { promisedRate, tierThatEarnsMore } from '@tableside/partner-config';
import { BadgeCheck, Gift, Sparkles, Utensils } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { enrolmentCopy } from '../copy.ts';
import * as styles from './program-aside.styles.ts';

const benefits = [
  { key: 'benefitCard', Icon: BadgeCheck },
  { key: 'benefitDine', Icon: Utensils },
  { key: 'benefitRate', Icon: Gift },
  { key: 'benefitEarn', Icon: Sparkles },
] as const;

/** The rate that joining brings, and what it is without email; nothing where the program promises none (ENR-18). */
function useRate(): ReactNode {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const basic = promisedRate(partner, 0);
  // Those who have a tier read what it earns.
  const isOpen = earningTier(useVisitor()) === undefined;
  if (basic === null) return undefined;
  return isOpen && tierThatEarnsMore(partner, 0) ? copy('benefitRateEmail', { basic }) : copy('benefitRate');
}

/** What joining means, line by line, and a contact. */
export function ProgramAside() {
  const copy = useCopy(enrolmentCopy);
  const rate = useRate();
  return (
    <aside css={styles.aside}>
      <Title level={2} size="small">
        {copy('benefitsTitle')}
      </Title>
      <ul css={styles.benefits}>
        {benefits.map(({ key, Icon }) => {
          const words = key === 'benefitRate' ? rate : copy(key);
          return (
            words !== undefined && (
              <li key={key} css={styles.benefit}>
                <span css={styles.tile}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span>{words}</span>
              </li>
            )
          );
        })}
      </ul>
      <p css={styles.help}>
        <Copy of={enrolmentCopy} id="help" />
      </p>
    </aside>
  );
}
