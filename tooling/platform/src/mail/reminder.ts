import type { ReminderKind } from '../database/reminder-kinds.ts';

export interface Reminder {
  readonly memberId: string;
  readonly kind: ReminderKind;
}

export const reminderNames: Readonly<Record<ReminderKind, string>> = {
  tableTomorrow: 'reminders of your tables',
  rewardPosted: 'mails about your new rewards',
  bonusEnding: 'reminders of ending bonuses',
  vipAtRisk: 'reminders of your VIP year',
};

export const stopLabel = (kind: ReminderKind): string => `Stop ${reminderNames[kind]}`;

export const startLabel = (kind: ReminderKind): string => `Get ${reminderNames[kind]} again`;
