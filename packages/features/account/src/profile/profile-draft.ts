import type { ProfileValues } from './profile.values.ts';

/** What somebody typed and did not save before the page went: a session that ended, a screen that was called up. */
interface Draft {
  readonly publicId: string;
  /** The profile as it was saved then. */
  readonly saved: ProfileValues;
  readonly typed: ProfileValues;
}

// In memory only: it goes with the tab, and another member never gets to see it.
let kept: Draft | undefined;

export function keepDraft(draft: Draft): void {
  kept = draft;
}

export function forgetDraft(): void {
  kept = undefined;
}

export const draftOf = (publicId: string): Draft | undefined =>
  kept?.publicId === publicId ? kept : undefined;
