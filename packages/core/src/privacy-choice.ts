/** Whether a visitor's actions may be recorded and passed on. */
export const privacyChoices = ['on', 'off'] as const;
export type PrivacyChoice = (typeof privacyChoices)[number];

/**
 * Where a recorded choice comes from: a member who chose while signed in, an earlier choice of the device, or
 * the browser's signal.
 */
export const privacyChoiceSources = ['member', 'device', 'gpc'] as const;
export type PrivacyChoiceSource = (typeof privacyChoiceSources)[number];

export interface ChosenPrivacy {
  readonly choice: PrivacyChoice;
  /** ISO timestamp. */
  readonly chosenAt: string;
}

/** Maximum length in characters of the words that are recorded with a choice. */
export const LONGEST_PRIVACY_WORDS = 4_000;
