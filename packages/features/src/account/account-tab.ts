import type { Member } from '@tableside/core';

/** The props of every tab. */
export interface AccountTabProps {
  readonly member: Member;
  /** The server's time in milliseconds, to the minute. */
  readonly now: number;
}
