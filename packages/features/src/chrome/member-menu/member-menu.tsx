import { isMember, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { accountPages, accountPagesCopy, useSession, useVisitor, writeStored } from '@tableside/kits/session';
import { DisclosureMenu } from '@tableside/ui/disclosure-menu';
import { CircleUser, LogOut } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import * as styles from './member-menu.styles.ts';

function useSignOut(): () => void {
  const session = useSession();
  const signOut = async () => {
    const partnerSignOut = await session.signOut();
    writeStored('session', 'dr.signedOut', true);
    if (partnerSignOut === undefined) window.location.reload();
    else window.location.assign(partnerSignOut);
  };
  // The sign-out page reports failures and retries.
  return () => void signOut().catch(() => window.location.assign(routes.signOut.path));
}

export function MemberMenu() {
  const copy = useCopy(chromeCopy);
  const nameOf = useCopy(accountPagesCopy);
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const signOut = useSignOut();
  if (!isMember(visitor)) return null;
  const { firstName: name, email } = visitor;
  const greeting = name === '' ? copy('account') : copy('greeting', { name });
  return (
    <DisclosureMenu
      align="end"
      accessibleLabel={name === '' ? copy.text('account') : copy.text('memberMenu', { name })}
      label={
        <>
          <span css={styles.mark}>
            <CircleUser size={22} aria-hidden="true" />
          </span>
          <span css={styles.label}>{greeting}</span>
        </>
      }
      css={styles.menu}
    >
      <div css={styles.who}>
        <p css={styles.greeting}>{greeting}</p>
        <p css={styles.email}>{copy('memberEmail', { email })}</p>
      </div>
      <ul>
        {accountPages.map(({ path, title }) => (
          <li key={path}>
            <Link
              look="bare"
              href={path}
              aria-current={path === pathname ? 'page' : undefined}
              css={styles.entry}
            >
              {nameOf(title)}
            </Link>
          </li>
        ))}
      </ul>
      <div css={styles.out}>
        <button type="button" onClick={signOut} css={styles.entry}>
          <LogOut size={18} aria-hidden="true" />
          <span>{copy('signOut')}</span>
        </button>
      </div>
    </DisclosureMenu>
  );
}
