import { useCopy } from '@tableside/kits/content';
import { usePartnerAssets } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { Check } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { signInCopy } from '../copy.ts';
import * as styles from './join-invitation.styles.ts';

export interface JoinInvitationProps {
  readonly href: string;
  readonly text: ReactNode;
}

const reasons = ['joinFirst', 'joinSecond', 'joinThird'] as const;

export function JoinInvitation({ href, text }: JoinInvitationProps) {
  const copy = useCopy(signInCopy);
  const { mark } = usePartnerAssets();
  return (
    <aside css={styles.aside} aria-labelledby="join-invitation">
      <img src={mark} alt="" css={styles.mark} />
      <Title level={2} size="medium" id="join-invitation">
        {copy('joinTitle')}
      </Title>
      <p css={styles.words}>{text}</p>
      <ul css={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} css={styles.reason}>
            <Check size={20} aria-hidden="true" />
            <span>{copy(reason)}</span>
          </li>
        ))}
      </ul>
      <div css={styles.action}>
        <ButtonLink variant="secondary" href={href}>
          {copy('joinAction')}
        </ButtonLink>
      </div>
    </aside>
  );
}
