import { usePartner } from '@tableside/kit-partner';
import { useSessionState } from '@tableside/kit-session';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';

import { isEnrolmentPage } from '../links/enrolment-pages.ts';
import type { SsoInvitationProps } from './sso-invitation.tsx';

const Nothing: ComponentType<SsoInvitationProps> = () => null;

/** Where its code does not come the page stands without it. */
const SsoInvitation = lazy(async () => ({
  default: await import('./sso-invitation.tsx')
    .then((module): ComponentType<SsoInvitationProps> => module.SsoInvitation)
    .catch(() => Nothing),
}));

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
