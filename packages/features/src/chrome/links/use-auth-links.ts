import { hasMembers, isMember, routes } from '@tableside/core';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { useShownSession } from '@tableside/kits/session';

export interface AuthLinks {
  readonly joinHref?: string;
  readonly signInHref?: string;
}

export function useAuthLinks(): AuthLinks {
  const partner = usePartner();
  const { status, visitor } = useShownSession();
  if (status === 'resolving' || isMember(visitor) || !hasMembers(partner)) return {};
  return { joinHref: routes.join.path, signInHref: signInHref(partner) };
}
