import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { BadgeCheck, Lock, Plus, Sparkles } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import * as page from '../page/program-aside.styles.ts';
import * as styles from './card-aside.styles.ts';

const meanings = [
  { key: 'meansPay', Icon: BadgeCheck },
  { key: 'meansEarn', Icon: Sparkles },
  { key: 'meansMore', Icon: Plus },
] as const;

export interface CardAsideProps {
  /** Shows whom to contact; false if the page already does. */
  readonly hasHelp?: boolean;
}

/**
 * Explains how a card's number is handled, and what linking it means. The form itself
 * lists the accepted cards.
 */
export function CardAside({ hasHelp = true }: CardAsideProps) {
  const copy = useCopy(enrolmentCopy);
  const { maxLinkedCards } = usePartner();
  return (
    <aside css={[page.aside, styles.aside]}>
      <div css={styles.privacy}>
        <Title level={2} size="small">
          <span css={styles.privacyTitle}>
            <Lock size={20} aria-hidden="true" />
            {copy('privacyTitle')}
          </span>
        </Title>
        <p css={styles.words}>{copy('privacyText')}</p>
      </div>
      <section css={styles.part}>
        <Title level={2} size="small">
          {copy('meansTitle')}
        </Title>
        <ul css={page.benefits}>
          {meanings.map(({ key, Icon }) => (
            <li key={key} css={page.benefit}>
              <span css={page.tile}>
                <Icon size={20} aria-hidden="true" />
              </span>
              {copy(key, { max: maxLinkedCards })}
            </li>
          ))}
        </ul>
      </section>
      {hasHelp && (
        <p css={page.help}>
          <Copy of={enrolmentCopy} id="help" />
        </p>
      )}
    </aside>
  );
}
