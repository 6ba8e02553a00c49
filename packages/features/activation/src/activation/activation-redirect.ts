import type { KnownMember } from '@tableside/core';

/** What the program knows of whoever opened /activate. */
export type Recognition =
  /** No public id came along. */
  | { readonly kind: 'nobody' }
  /** The program does not know the public id. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly member: KnownMember };

/** Where somebody goes who has nothing to activate here; undefined for the non-activated (ACT-01 to ACT-06). */
export function activationRedirect(recognition: Recognition): string | undefined {
  if (recognition.kind === 'nobody') return '/join?rfr=0';
  if (recognition.kind === 'unknown') return '/join?rfr=1';
  const { tier, hasWebProfile, isActive } = recognition.member;
  if (tier === 1) return undefined;
  if (!hasWebProfile) return '/join?rfr=2';
  return isActive ? '/login?rfr=3' : '/login?rfr=4';
}
