import type { PrivacyChoice } from '@tableside/core';

import { readStoredText, writeStored } from './browser-storage.ts';
import { clearReferralCookies } from './referral-cookies.ts';

const KEY = 'dr.privacyChoice';

declare global {
  interface Navigator {
    /**
     * Whether the browser sends Global Privacy Control, which tells every site not to share its visitor's
     * data.
     */
    readonly globalPrivacyControl?: boolean;
  }
}

export interface StoredPrivacyChoice {
  readonly choice: PrivacyChoice;
  /** ISO timestamp. */
  readonly chosenAt: string;
  /** The text that the visitor read. Undefined if the choice was made elsewhere and came with the account. */
  readonly words?: string;
}

/** The choice where storage is blocked, for as long as the page lives. */
let unstored: string | undefined;

/**
 * Returns the stored text of this device's choice, which is equal as long as the choice is. Undefined if
 * there is none.
 */
export const privacyChoiceText = (): string | undefined => readStoredText('local', KEY) ?? unstored;

export function readPrivacyChoice(text = privacyChoiceText()): StoredPrivacyChoice | undefined {
  try {
    const stored = JSON.parse(text ?? '') as StoredPrivacyChoice | null;
    return stored?.choice === 'on' || stored?.choice === 'off' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/**
 * Whether nothing may be recorded or passed on about this visitor, because of the browser's signal or of the
 * choice. Everything that tracks calls this each time, so that a choice applies at once, in every tab
 * (PRV-01). See docs/decisions/0043-one-gate-for-tracking.md.
 */
export const isTrackingOff = (): boolean => hasPrivacySignal() || readPrivacyChoice()?.choice === 'off';

export function subscribeToPrivacyChoice(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Stores a choice on this device. "off" also removes the referral values.
 *
 * @returns whether the browser stored it. Where storage is blocked, the choice ends with the page.
 */
export function storePrivacyChoice(stored: StoredPrivacyChoice): boolean {
  writeStored('local', KEY, stored);
  const text = JSON.stringify(stored);
  const isStored = readStoredText('local', KEY) === text;
  unstored = isStored ? undefined : text;
  if (stored.choice === 'off') clearReferralCookies();
  // Browsers send this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return isStored;
}

/** Applies the choice of a member's account to this device. "off" wins, whichever side has it. */
export function adoptPrivacyChoice(chosen: StoredPrivacyChoice | undefined): void {
  if (chosen?.choice === 'off' && readPrivacyChoice()?.choice !== 'off') storePrivacyChoice(chosen);
}
