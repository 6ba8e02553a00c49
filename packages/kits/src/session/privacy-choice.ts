import type { PrivacyChoice } from '@tableside/core';

import { readStoredText, writeStored } from './browser-storage.ts';
import { clearReferralCookies } from './referral-cookies.ts';

const KEY = 'dr.privacyChoice';

declare global {
  interface Navigator {
    /** Global Privacy Control: the browser asks every site not to share what its user does. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A choice as the device keeps it: with the time, and the words that were shown. */
export interface KeptPrivacyChoice {
  readonly choice: PrivacyChoice;
  /** An ISO timestamp. */
  readonly chosenAt: string;
  /** The text that the visitor read. Without it, the choice was made elsewhere, and came with the account. */
  readonly words?: string;
}

/** The choice where storage is blocked, for as long as the page lives. */
let unkept: string | undefined;

/** Returns the choice of this device as text, which is equal as long as the choice is; undefined if none. */
export const privacyChoiceText = (): string | undefined => readStoredText('local', KEY) ?? unkept;

/** Returns the choice that a text has; undefined if there is none, or another form of text. */
export function readPrivacyChoice(text = privacyChoiceText()): KeptPrivacyChoice | undefined {
  try {
    const kept = JSON.parse(text ?? '') as KeptPrivacyChoice | null;
    return kept?.choice === 'on' || kept?.choice === 'off' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser sends the signal of Global Privacy Control. */
export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/**
 * Whether nothing may be recorded or passed on about this visitor: because of the browser's signal, or of the
 * choice. Everything that tracks asks this each time, so that a choice applies at once, in every tab (PRV-01).
 * See docs/decisions/0052-one-gate-for-tracking.md.
 */
export const isTrackingOff = (): boolean => hasPrivacySignal() || readPrivacyChoice()?.choice === 'off';

/** Calls `onChange` when the choice has changed, in this tab or in another. Returns a function that ends it. */
export function subscribeToPrivacyChoice(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Keeps a choice on this device; "off" removes the referral values too.
 *
 * @returns whether the browser keeps it: where storage is blocked, it ends with the page.
 */
export function keepPrivacyChoice(kept: KeptPrivacyChoice): boolean {
  writeStored('local', KEY, kept);
  const text = JSON.stringify(kept);
  const isKept = readStoredText('local', KEY) === text;
  unkept = isKept ? undefined : text;
  if (kept.choice === 'off') clearReferralCookies();
  // Browsers tell only other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return isKept;
}

/** Applies the choice of a member's account to this device: "off" wins, from either. */
export function adoptPrivacyChoice(chosen: KeptPrivacyChoice | undefined): void {
  if (chosen?.choice === 'off' && readPrivacyChoice()?.choice !== 'off') keepPrivacyChoice(chosen);
}
