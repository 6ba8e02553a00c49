export const reminderKinds = ['tableTomorrow', 'rewardPosted', 'bonusEnding', 'vipAtRisk'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
