import type { Member } from '@tableside/core';

export interface AccountTabProps {
  readonly member: Member;
  /** The server's time in milliseconds, precise to the minute. */
  readonly now: number;
}
