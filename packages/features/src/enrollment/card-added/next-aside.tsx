import { css } from '@emotion/react';
import { Copy, useCopy } from '@tableside/kits/content';
import { BadgeCheck, Sparkles, Utensils } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { color, space, text, weight } from '@tableside/ui/tokens';

import { enrollmentCopy } from '../copy.ts';
import * as page from '../page/program-aside.styles.ts';

const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
});
const name = css({ ...text.body, margin: 0, fontWeight: weight.semibold });
const wordsStyle = css({ ...text.small, margin: 0, color: color.textMuted, textWrap: 'pretty' });

const steps = [
  { key: 'nextDine', words: 'nextDineText', Icon: Utensils },
  { key: 'nextPay', words: 'nextPayText', Icon: BadgeCheck },
  { key: 'nextEarn', words: 'nextEarnText', Icon: Sparkles },
] as const;

export function NextAside() {
  const copy = useCopy(enrollmentCopy);
  return (
    <aside css={page.aside}>
      <Title level={2} size="small">
        {copy('nextTitle')}
      </Title>
      <ol css={page.benefits}>
        {steps.map(({ key, words, Icon }) => (
          <li key={key} css={step}>
            <span css={page.tile}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <div>
              <p css={name}>{copy(key)}</p>
              <p css={wordsStyle}>{copy(words)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p css={page.help}>
        <Copy of={enrollmentCopy} id="help" />
      </p>
    </aside>
  );
}
