import { hasLinkedCard, routes } from '@tableside/core';
import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { accountPagesCopy } from '@tableside/kits/session';
import { Card } from '@tableside/ui/card';
import { Link } from '@tableside/ui/link';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { accountTabs, type AccountTab } from '../account-tabs.ts';
import { accountCopy } from '../copy.ts';
import { hiddenOnPhones } from '../hidden-on-phones.styles.ts';
import * as styles from './account-frame.styles.ts';

export interface AccountFrameProps {
  readonly member: Member | undefined;
  readonly tab: AccountTab | undefined;
  readonly children?: ReactNode;
}

/** Returns the member's tabs. Without a linked card, the route guard admits only the profile. */
const partsOf = (member: Member | undefined): readonly AccountTab[] =>
  member && !hasLinkedCard(member)
    ? accountTabs.filter(({ path }) => path === routes.profile.path)
    : accountTabs;

function Greeting({ name }: { readonly name: string }) {
  const copy = useCopy(accountCopy);
  return <p css={styles.greeting}>{name === '' ? copy('greetingUnnamed') : copy('greeting', { name })}</p>;
}

export function AccountFrame({ member, tab, children }: AccountFrameProps) {
  const copy = useCopy(accountCopy);
  const nameOf = useCopy(accountPagesCopy);
  const isList = tab?.isList ?? false;
  return (
    <div>
      <div css={styles.head}>
        <div css={[styles.who, isList && hiddenOnPhones]}>
          {member ? (
            <Greeting name={member.firstName} />
          ) : (
            <p css={styles.greeting}>
              <Skeleton shape="line" width="9em" />
            </p>
          )}
          <p css={styles.memberOf}>{copy('memberOf')}</p>
        </div>
        <nav aria-label={copy.text('tabs')} css={styles.tabs}>
          <ul css={styles.list}>
            {partsOf(member).map(({ path, title, screen: { preload } }) => (
              <li key={path}>
                <Link
                  look="bare"
                  href={path}
                  aria-current={path === tab?.path ? 'page' : path === tab?.below ? 'true' : undefined}
                  onPointerEnter={preload}
                  onFocus={preload}
                  css={styles.tab}
                >
                  {nameOf(title)}
                </Link>
              </li>
            ))}
            {member && !hasLinkedCard(member) && (
              <li>
                <Link look="bare" href={routes.addCard.path} css={styles.tab}>
                  {copy('linkCard')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
      {/* The key gives each tab a new element. Tabs with a shorter head begin higher, and moving a reused
          element would count as a layout shift. */}
      <div key={tab?.path} css={[styles.page, isList && styles.listPage]}>
        {tab && (
          <Title level={1} size="large" css={isList && hiddenOnPhones}>
            {nameOf(tab.title)}
          </Title>
        )}
        {children ?? (
          <>
            <Loading message={copy('loading')} isMessageHidden />
            {[1, 2].map((part) => (
              <Card key={part} css={styles.part}>
                <Skeleton shape="line" width="40%" height={26} />
                {['90%', '70%', '80%', '60%'].map((width) => (
                  <Skeleton key={width} shape="line" width={width} />
                ))}
              </Card>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
