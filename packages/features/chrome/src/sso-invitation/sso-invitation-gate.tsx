import { usePartner } from '@tableside/kit-partner';
import { useSessionState } from '@tableside/kit-session';
import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { laterPart } from '../later/later-part.ts';
import { isEnrolmentPage } from '../links/enrolment-pages.ts';

const SsoInvitation = laterPart(async () => (await import('./sso-invitation.tsx')).SsoInvitation);

/** Where somebody is on the way in, or has just gone out. */
const isQuiet = (pathname: string) =>
  isEnrolmentPage(pathname) || /^\/(login|activate|SignOut)(\/|$)/.test(pathname);

/** Decides whether a visitor may be told of the partner's own log-in; its code comes only where a partner wants it. */
export function SsoInvitationGate() {
  const { ssoModal } = usePartner();
  const { status, visitor } = useSessionState();
  const { pathname } = useLocation();
  if (ssoModal === null || isQuiet(pathname)) return null;
  if (status === 'resolving' || visitor.kind === 'member') return null;
  return (
    <Suspense>
      <SsoInvitation account={ssoModal.partnerAccountName} />
    </Suspense>
  );
}
