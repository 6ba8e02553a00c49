import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { accountTabs, type AccountTab } from '../account-tabs.ts';
import { accountCopy } from '../copy.ts';
import * as styles from './account-frame.styles.ts';

export interface AccountFrameProps {
  readonly member: Member;
  /** The part that is shown. */
  readonly tab: AccountTab;
  readonly children: ReactNode;
}

/** What there is for somebody: without a card the profile alone, as the guard has it, and the way to a card. */
const partsOf = ({ memberType }: Member): readonly AccountTab[] =>
  memberType === 'NonCardMember' ? accountTabs.filter(({ path }) => path === 'user_profile') : accountTabs;

/** Who it is, the way to the four parts of the account, and the heading of the one that is shown. */
export function AccountFrame({ member, tab, children }: AccountFrameProps) {
  const copy = useCopy(accountCopy);
  return (
    <div>
      <div css={styles.head}>
        <div css={styles.who}>
          <p css={styles.greeting}>{copy('greeting', { name: member.firstName })}</p>
          <p css={styles.memberOf}>{copy('memberOf')}</p>
        </div>
        <nav aria-label={copy('tabs')} css={styles.tabs}>
          <ul css={styles.list}>
            {partsOf(member).map(({ path, title, screen: { preload } }) => (
              <li key={path}>
                <Link
                  look="bare"
                  href={`/account/${path}`}
                  aria-current={path === tab.path ? 'page' : undefined}
                  onPointerEnter={preload}
                  onFocus={preload}
                  css={styles.tab}
                >
                  {copy(title)}
                </Link>
              </li>
            ))}
            {member.memberType === 'NonCardMember' && (
              <li>
                <Link look="bare" href="/add_card" css={styles.tab}>
                  {copy('linkCard')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div css={styles.page}>
        <Title level={1} size="large">
          {copy(tab.title)}
        </Title>
        {children}
      </div>
    </div>
  );
}
