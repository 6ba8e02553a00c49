import { useOwnRate } from '@tableside/kits/earning';
import { useShownSession } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';

import { Section } from '../section/section.tsx';
import * as styles from './join.styles.ts';

export function MemberRate() {
  const own = useOwnRate(useShownSession().member);
  if (!own) return null;
  return (
    <Section tone="accent" title={own.rate} lead={own.more?.words}>
      {own.more && (
        <div css={styles.action}>
          <ButtonLink variant="secondary" size="large" href={own.more.href}>
            {own.more.action}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
