import type { MemberRow } from './find-member.ts';

export interface MemberSession {
  readonly member: MemberRow;
  readonly id: string;
  readonly isRemembered: boolean;
  readonly isReadOnly: boolean;
  /** Time in ms until the session expires, unless a request prolongs it. */
  readonly remainingMs: number;
}
