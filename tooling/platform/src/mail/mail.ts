import type { Reminder } from './reminder.ts';

export interface Mail {
  readonly partnerId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Time in ms after which the mail is useless and is not sent; a day by default. */
  readonly lifetimeMs?: number;
  /** Deduplication key: of several mails with the same key only the first is written. */
  readonly key?: string;
  /** Set if a member gets it unasked: then it says how to stop its kind (NOT-05). */
  readonly reminder?: Reminder | undefined;
  /** Set if nothing may remain of it: then its row is deleted once it is sent or expired. */
  readonly isFarewell?: boolean;
}
