import { EMAIL_CHOICE_HREF, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import type { Tier } from '@tableside/core';
import { linkTarget, usePartner } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useId } from 'react';

import type { AccountTabProps } from '../account-tab.ts';
import { accountCopy } from '../copy.ts';
import { formatDay } from '../format-day.ts';
import * as styles from './overview.styles.ts';

const words = {
  0: ['optedOutTitle', 'optedOutBody'],
  1: ['nonActivatedTitle', 'nonActivatedBody'],
  2: ['optedInTitle', 'optedInBody'],
  3: ['vipTitle', 'vipBody'],
} as const satisfies Readonly<Record<Tier, readonly [string, string]>>;

export function Membership({ member }: Pick<AccountTabProps, 'member'>) {
  const copy = useCopy(accountCopy);
  const partner = usePartner();
  const id = useId();
  const [title, body] = words[member.tier];
  const activate = linkTarget('activate', partner, member.publicId);
  return (
    <Card as="section" aria-labelledby={id} css={styles.membership}>
      <div css={styles.level}>
        <p css={styles.eyebrow}>{copy('membership')}</p>
        <Title level={2} size="large" id={id}>
          {copy(title)}
        </Title>
        <p css={styles.words}>{copy(body)}</p>
        {member.tier === 1 && activate ? (
          <ButtonLink variant="primary" href={activate.href}>
            {copy('nonActivatedAction')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={routes.search.path}>
            {copy('findRestaurant')}
          </ButtonLink>
        )}
        {member.tier === 0 && (
          <ButtonLink variant="secondary" href={EMAIL_CHOICE_HREF}>
            {copy('optedOutAction')}
          </ButtonLink>
        )}
      </div>
      <dl css={styles.facts}>
        {member.memberNumber !== undefined && (
          <div css={styles.fact}>
            <dt>{partner.memberNumberLabel}</dt>
            <dd translate="no">{member.memberNumber}</dd>
          </div>
        )}
        <div css={styles.fact}>
          <dt>{copy('memberSince')}</dt>
          <dd>
            <time dateTime={member.joinDate}>{formatDay(member.joinDate)}</time>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
