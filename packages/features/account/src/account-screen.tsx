import { useCopy } from '@tableside/kit-content';
import { PageMeta, pathMeta, usePartner } from '@tableside/kit-partner';
import { useServerNow, useSessionState } from '@tableside/kit-session';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

import { accountTabs, type AccountTab } from './account-tabs.ts';
import { accountCopy } from './copy.ts';
import { AccountFrame } from './frame/account-frame.tsx';

function TabMeta({ tab }: { readonly tab: AccountTab }) {
  const copy = useCopy(accountCopy);
  const { routeMeta } = usePartner();
  const { pathname } = useLocation();
  // What a partner says about the account goes before our own words; what it says about any page does not.
  const isNamed = pathMeta(routeMeta, pathname) !== routeMeta['*'];
  return <PageMeta title={isNamed ? undefined : copy('browserTitle', { title: copy(tab.title) })} />;
}

/** /account and all below: four parts under one head; whatever else is asked for is the overview (ROU-13, ROU-14). */
export function AccountScreen() {
  const { member } = useSessionState();
  const now = useServerNow();
  const path = useParams()['*']?.replace(/\/$/, '');
  const tab = accountTabs.find((candidate) => candidate.path === path);
  // The part's code travels while it is still being asked who is there.
  useEffect(() => void tab?.screen.preload(), [tab]);
  if (!member || now === undefined) {
    return (
      <>
        {tab ? <TabMeta tab={tab} /> : <PageMeta />}
        <AccountFrame tab={tab} />
      </>
    );
  }
  if (!tab) return <Navigate to="/account/overview" replace />;
  return (
    <>
      <TabMeta tab={tab} />
      {/* Around the head too: the heading and what stands under it come together. */}
      <Suspense fallback={<AccountFrame member={member} tab={tab} />}>
        <AccountFrame member={member} tab={tab}>
          <tab.screen.Component member={member} now={now} />
        </AccountFrame>
      </Suspense>
    </>
  );
}
