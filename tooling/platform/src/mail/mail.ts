import type { Reminder } from './reminder.ts';

export interface Mail {
  readonly partnerId: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** How long the mail is useful, in ms. After that it is no longer sent. Defaults to one day. */
  readonly lifetimeMs?: number;
  /** Only the first of several mails with the same key is written. */
  readonly key?: string;
  /**
   * Set for mail that the member did not request. The mail then contains a link to unsubscribe from its kind
   * (NOT-05).
   */
  readonly reminder?: Reminder | undefined;
  /** Whether the mail must not remain stored: its row is deleted once it is sent or has expired. */
  readonly isFarewell?: boolean;
}
