import { routes } from '@tableside/core';
import type { KnownMember } from '@tableside/core';

export type Recognition =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly member: KnownMember };

export function activationRedirect(recognition: Recognition): string | undefined {
  if (recognition.kind === 'nobody') return `${routes.join.path}?rfr=0`;
  if (recognition.kind === 'unknown') return `${routes.join.path}?rfr=1`;
  const { tier, hasWebProfile, isActive } = recognition.member;
  if (tier === 1) return undefined;
  if (!hasWebProfile) return `${routes.join.path}?rfr=2`;
  return isActive ? `${routes.login.path}?rfr=3` : `${routes.login.path}?rfr=4`;
}
