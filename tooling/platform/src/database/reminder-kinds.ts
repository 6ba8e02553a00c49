/** The kinds of mail that a member gets unasked, each of which can be stopped on its own. */
export const reminderKinds = ['tableTomorrow', 'rewardPosted', 'bonusEnding', 'vipAtRisk'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
