import { removeStored } from '../browser-storage.ts';
import { clearReferralCookies } from '../referral-cookies.ts';
import { clearSessionHint } from '../session-hint.ts';

/** Removes everything the browser stores about a member. Display preferences are kept. */
export function clearMemberData(partnerId: string): void {
  clearSessionHint(partnerId);
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
