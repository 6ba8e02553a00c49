import type { Member } from '@tableside/core';

/** What every part of the account is given. */
export interface AccountTabProps {
  readonly member: Member;
  /** The server's time in milliseconds, to the minute. */
  readonly now: number;
}
