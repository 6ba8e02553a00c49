import { joinsBySso } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';
import { Lock } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useId, type ReactNode } from 'react';

import { accountCopy } from '../copy.ts';
import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

const EmailChange = lazyPart(() => import('./email-change.tsx').then((module) => module.EmailChange));

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div css={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SignInFacts({ email }: { readonly email: string }) {
  const copy = useCopy(profileCopy);
  const partner = usePartner();
  const isSso = joinsBySso(partner);
  const isOnline = partner.profile.emailChange === 'online';
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={styles.facts}>
      <Title level={2} size="small" id={id}>
        {copy('signInTitle')}
      </Title>
      <dl css={styles.list}>
        <Fact name={copy('email')}>{email}</Fact>
        {!isSso && (
          <Fact name={copy('password')}>
            <span aria-hidden="true">••••••••</span>
            <VisuallyHidden>{copy('passwordHidden')}</VisuallyHidden>
          </Fact>
        )}
      </dl>
      {isOnline && <EmailChange email={email} />}
      <p css={styles.note}>
        <Lock size={20} aria-hidden="true" />
        <span>
          {isOnline ? (
            <Copy of={profileCopy} id="signInOnline" />
          ) : (
            <Copy of={accountCopy} id={isSso ? 'signInSso' : 'signInDirect'} />
          )}
        </span>
      </p>
    </Card>
  );
}
