import { formatPhone, type Address } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { Card } from '@tableside/ui/card';
import { Lock } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useId, type ReactNode } from 'react';

import type { AccountTabProps } from '../account-tab.ts';
import { accountCopy } from '../copy.ts';
import * as styles from './profile.styles.ts';

/** The lines of an address as it stands on a letter; none when nothing was given. */
const addressLines = ({ address1, address2, city, state, zipCode }: Address): readonly string[] =>
  [address1, address2, [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(
    Boolean,
  );

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the program knows of the member, to read. E-mail and password are changed elsewhere, and it says where (AUT-19). */
export function Profile({ member }: AccountTabProps) {
  const copy = useCopy(accountCopy);
  const { enrollmentType } = usePartner();
  const id = useId();
  const { firstName, lastName, email, phoneNumber } = member;
  const address = addressLines(member.address);
  const orNot = (value: string) => value || <span css={styles.absent}>{copy('notGiven')}</span>;
  return (
    <div css={styles.profile}>
      <Card as="section" aria-labelledby={`${id}-about`} css={styles.card}>
        <Title level={2} size="small" id={`${id}-about`}>
          {copy('aboutTitle')}
        </Title>
        <dl css={styles.facts}>
          <Fact name={copy('name')}>{`${firstName} ${lastName}`}</Fact>
          <Fact name={copy('phone')}>{orNot(formatPhone(phoneNumber))}</Fact>
          <Fact name={copy('address')}>
            {address.length > 0 ? address.map((line) => <div key={line}>{line}</div>) : orNot('')}
          </Fact>
        </dl>
      </Card>
      <Card as="section" aria-labelledby={id} css={styles.card}>
        <Title level={2} size="small" id={id}>
          {copy('signInTitle')}
        </Title>
        <dl css={styles.facts}>
          <Fact name={copy('email')}>{email}</Fact>
          <Fact name={copy('password')}>
            <span aria-hidden="true">••••••••</span>
            <VisuallyHidden>{copy('passwordHidden')}</VisuallyHidden>
          </Fact>
        </dl>
        <p css={styles.note}>
          <Lock size={20} aria-hidden="true" />
          <span>
            <Copy of={accountCopy} id={enrollmentType === 'sso' ? 'signInSso' : 'signInDirect'} />
          </span>
        </p>
      </Card>
    </div>
  );
}
