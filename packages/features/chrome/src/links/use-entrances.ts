import { signInHref, usePartner } from '@tableside/kit-partner';
import { useSessionState } from '@tableside/kit-session';

export interface Entrances {
  readonly joinHref?: string;
  readonly signInHref?: string;
}

/**
 * Where someone who is not signed in becomes a member or says that they are one, as the partner enrols (CFG-06).
 * Neither while it is not known who is there.
 */
export function useEntrances(): Entrances {
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  if (status === 'resolving' || visitor.kind === 'member' || partner.enrollmentType === 'none') return {};
  return { joinHref: '/join', signInHref: signInHref(partner) };
}
