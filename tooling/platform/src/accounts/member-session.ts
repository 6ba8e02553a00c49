import type { MemberRow } from './find-member.ts';

/** The session of a signed-in member. */
export interface MemberSession {
  readonly member: MemberRow;
  /** The id in the session cookie or bearer token. */
  readonly id: string;
  readonly isRemembered: boolean;
  readonly isReadOnly: boolean;
  /** The remaining lifetime when it was read, unless a request prolongs it. */
  readonly remainingMs: number;
}
