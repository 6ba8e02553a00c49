import { Copy, useCopy } from '@tableside/kits/content';
import { BadgeCheck, Sparkles, Utensils } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import * as styles from './program-aside.styles.ts';

const benefits = [
  { key: 'benefitCard', Icon: BadgeCheck },
  { key: 'benefitDine', Icon: Utensils },
  { key: 'benefitEarn', Icon: Sparkles },
] as const;

/** What joining means, in three lines, and a contact. */
export function ProgramAside() {
  const copy = useCopy(enrolmentCopy);
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
            <span>{copy(key)}</span>
          </li>
        ))}
      </ul>
      <p css={styles.help}>
        <Copy of={enrolmentCopy} id="help" />
      </p>
    </aside>
  );
}
