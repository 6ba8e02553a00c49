export const SURVEY_SEEN_PREFIX = 'dr.surveySeen.';

/**
 * All keys that the site uses in browser storage (TRK-06). This is a type, so that no page ships keys it does
 * not use. The referral values of that requirement are cookies (`referralNames` in core).
 */
export type StorageKey =
  | 'dr.antiForgeryToken'
  | 'dr.publicId'
  | 'dr.privacyChoice'
  | 'dr.loginRedirect'
  | 'dr.sessionExpiry'
  | 'dr.signedOut'
  | 'dr.emulationId'
  | 'dr.selectedMerchantAction'
  | 'dr.lastSearch'
  | 'dr.manualLocation'
  | 'dr.mapView'
  | 'dr.joinDraft'
  | 'dr.claimDraft'
  | 'dr.cardRegistration'
  | 'dr.registeredBonuses'
  | 'dr.generalPopup'
  | 'dr.dineInPopover'
  | 'dr.pwaLater'
  | 'dr.ssoModal'
  | 'dr.appAnnouncement'
  | 'dr.attentionGiven'
  | 'dr.savedMerchants'
  | 'dr.reservation'
  | 'dr.scrollPositions'
  | `${typeof SURVEY_SEEN_PREFIX}${string}`;
