import { Copy, useCopy } from '@tableside/kit-content';
import { BadgeCheck, Sparkles, Utensils } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import * as page from '../page/program-aside.styles.ts';
import * as styles from './next-aside.styles.ts';

const steps = [
  { key: 'nextDine', words: 'nextDineText', Icon: Utensils },
  { key: 'nextPay', words: 'nextPayText', Icon: BadgeCheck },
  { key: 'nextEarn', words: 'nextEarnText', Icon: Sparkles },
] as const;

/** From a linked card to the first reward in three steps, and whom to ask. */
export function NextAside() {
  const copy = useCopy(enrolmentCopy);
  return (
    <aside css={page.aside}>
      <Title level={2} size="small">
        {copy('nextTitle')}
      </Title>
      <ol css={page.benefits}>
        {steps.map(({ key, words, Icon }) => (
          <li key={key} css={styles.step}>
            <span css={page.tile}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <div>
              <p css={styles.name}>{copy(key)}</p>
              <p css={styles.words}>{copy(words)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p css={page.help}>
        <Copy of={enrolmentCopy} id="help" />
      </p>
    </aside>
  );
}
