import type { MemberRow } from './find-member.ts';

export interface MemberSession {
  readonly member: MemberRow;
  readonly id: string;
  readonly isRemembered: boolean;
  readonly isReadOnly: boolean;
  readonly remainingMs: number;
}
