import type { ReminderKind } from '../database/reminder-kinds.ts';

/** The member whom a reminder is for, and its kind. */
export interface Reminder {
  readonly memberId: string;
  readonly kind: ReminderKind;
}

/** What a member who stops a kind no longer gets. */
export const reminderNames: Readonly<Record<ReminderKind, string>> = {
  tableTomorrow: 'reminders of your tables',
  rewardPosted: 'mails about your new rewards',
  bonusEnding: 'reminders of ending bonuses',
  vipAtRisk: 'reminders of your VIP year',
};

/** The text of the link that stops a kind. */
export const stopLabel = (kind: ReminderKind): string => `Stop ${reminderNames[kind]}`;

/** What a button says that starts mails of a kind again. */
export const startLabel = (kind: ReminderKind): string => `Get ${reminderNames[kind]} again`;
