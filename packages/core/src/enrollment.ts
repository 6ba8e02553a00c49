/**
 * How people become members: not on this site, with a password on this site, or through the partner's own
 * sign-in.
 */
export const enrollmentTypes = ['none', 'direct', 'sso'] as const;
export type EnrollmentType = (typeof enrollmentTypes)[number];

interface Joining {
  readonly enrollmentType: EnrollmentType;
}

const ways: Readonly<
  Record<EnrollmentType, { readonly hasMembers: boolean; readonly signsIn: 'here' | 'partner' | 'nowhere' }>
> = {
  none: { hasMembers: false, signsIn: 'nowhere' },
  direct: { hasMembers: true, signsIn: 'here' },
  sso: { hasMembers: true, signsIn: 'partner' },
};

export const hasMembers = ({ enrollmentType }: Joining): boolean => ways[enrollmentType].hasMembers;

export const joinsDirectly = ({ enrollmentType }: Joining): boolean =>
  ways[enrollmentType].signsIn === 'here';

export const joinsBySso = ({ enrollmentType }: Joining): boolean =>
  ways[enrollmentType].signsIn === 'partner';
