/**
 * How people become members: not on this site, with a password on this site, or through
 * the partner's own sign-in.
 */
export type EnrollmentType = 'none' | 'direct' | 'sso';

interface Joining {
  readonly enrollmentType: EnrollmentType;
}

/** Whether this partner has members. */
export const hasMembers = ({ enrollmentType }: Joining): boolean => enrollmentType !== 'none';

/** Whether members have a password on this site. */
export const joinsDirectly = ({ enrollmentType }: Joining): boolean => enrollmentType === 'direct';

/** Whether members sign in with the partner itself. */
export const joinsBySso = ({ enrollmentType }: Joining): boolean => enrollmentType === 'sso';
