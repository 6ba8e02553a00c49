import { css } from '@emotion/react';
import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { BadgeCheck, Lock, Plus, Sparkles } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { color, from, onSurface, radius, space, text } from '@tableside/ui/tokens';

import { enrollmentCopy } from '../copy.ts';
import * as page from '../page/program-aside.styles.ts';

const aside = css({ gap: space(8), [from.desktop]: { paddingBlockStart: 0 } });
const part = css({ display: 'grid', gap: space(4) });
const privacy = css(onSurface.raised, {
  display: 'grid',
  gap: space(2),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.box,
});
const privacyTitle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  alignItems: 'center',
});
const words = css({ ...text.small, margin: 0, textWrap: 'pretty' });

const meanings = [
  { key: 'meansPay', Icon: BadgeCheck },
  { key: 'meansEarn', Icon: Sparkles },
  { key: 'meansMore', Icon: Plus },
] as const;

export interface CardAsideProps {
  readonly hasHelp?: boolean;
}

export function CardAside({ hasHelp = true }: CardAsideProps) {
  const copy = useCopy(enrollmentCopy);
  const { maxLinkedCards } = usePartner();
  return (
    <aside css={[page.aside, aside]}>
      <div css={privacy}>
        <Title level={2} size="small">
          <span css={privacyTitle}>
            <Lock size={20} aria-hidden="true" />
            <span>{copy('privacyTitle')}</span>
          </span>
        </Title>
        <p css={words}>{copy('privacyText')}</p>
      </div>
      <section css={part}>
        <Title level={2} size="small">
          {copy('meansTitle')}
        </Title>
        <ul css={page.benefits}>
          {meanings.map(({ key, Icon }) => (
            <li key={key} css={page.benefit}>
              <span css={page.tile}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>{copy(key, { max: maxLinkedCards })}</span>
            </li>
          ))}
        </ul>
      </section>
      {hasHelp && (
        <p css={page.help}>
          <Copy of={enrollmentCopy} id="help" />
        </p>
      )}
    </aside>
  );
}
