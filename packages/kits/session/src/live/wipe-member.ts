import { removeStored } from '../browser-storage.ts';
import { clearReferralCookies } from '../referral-cookies.ts';
import { SESSION_HINT } from '../session-hint.ts';

/** Takes back the hint, so that nobody asks for a member who is not there. */
export function wipeHint(): void {
  document.cookie = `${SESSION_HINT}=; Max-Age=0; Path=/; Secure`;
}

/** Forgets what the browser keeps of a member. How somebody likes to look at the site stays. */
export function wipeMember(): void {
  wipeHint();
  for (const key of [
    'dr.publicId',
    'dr.sessionExpiry',
    'dr.emulationId',
    'dr.selectedMerchantAction',
    'dr.reservation',
    'dr.registeredBonuses',
  ] as const) {
    removeStored('local', key);
    removeStored('session', key);
  }
  removeStored('session', 'dr.loginRedirect');
  removeStored('session', 'dr.antiForgeryToken');
  removeStored('session', 'dr.cardRegistration');
  clearReferralCookies();
}
