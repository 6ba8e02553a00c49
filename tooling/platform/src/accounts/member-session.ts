import type { MemberRow } from './find-member.ts';

/** Who is signed in with the browser's session. */
export interface MemberSession {
  readonly member: MemberRow;
  /** The id in the browser's cookie. */
  readonly id: string;
  readonly isRemembered: boolean;
  readonly isReadOnly: boolean;
  /** How long it lasts unless it is used, counted when it was read. */
  readonly remainingMs: number;
}
