import { hasRouteAt, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta, pathMeta, usePartner } from '@tableside/kits/partner';
import { accountPagesCopy, useServerNow, useSessionState } from '@tableside/kits/session';
import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

import { accountTabs, claimPage, type AccountTab } from './account-tabs.ts';
import { accountCopy } from './copy.ts';
import { AccountFrame } from './frame/account-frame.tsx';

function TabMeta({ tab }: { readonly tab: AccountTab }) {
  const copy = useCopy(accountCopy);
  const nameOf = useCopy(accountPagesCopy);
  const { routeMeta } = usePartner();
  const { pathname } = useLocation();
  // A partner's metadata for account pages overrides our titles; its metadata for all pages (`*`) does not.
  const isNamed = pathMeta(routeMeta, pathname) !== routeMeta['*'];
  return (
    <PageMeta title={isNamed ? undefined : copy.text('browserTitle', { title: nameOf.text(tab.title) })} />
  );
}

export function AccountScreen() {
  const { member } = useSessionState();
  // Deferred, so that the current content stays visible until the tab's code has loaded.
  const isKnown = useDeferredValue(member !== undefined);
  const now = useServerNow();
  const path = useParams()['*']?.replace(/\/$/, '');
  const partner = usePartner();
  const pages = hasRouteAt(partner, claimPage.path) ? [...accountTabs, claimPage] : accountTabs;
  const tab = pages.find((candidate) => candidate.path === `${routes.account.path}/${path}`);
  useEffect(() => void tab?.screen.preload(), [tab]);
  if (!member || !isKnown || now === undefined) {
    return (
      <>
        {tab ? <TabMeta tab={tab} /> : <PageMeta />}
        <AccountFrame member={member} tab={tab} />
      </>
    );
  }
  if (!tab) return <Navigate to={routes.overview.path} replace />;
  return (
    <>
      <TabMeta tab={tab} />
      <AccountFrame member={member} tab={tab}>
        <tab.screen.Component member={member} now={now} />
      </AccountFrame>
    </>
  );
}
