/** The survey's own key begins with this; the survey's id follows. */
export const SURVEY_SEEN_PREFIX = 'dr.surveySeen.';

/**
 * Every key the site keeps in browser storage, in one list (TRK-06). A type, so that no page carries keys it has no use
 * for. The referral values of that row are cookies (`referralNames` of core).
 */
export type StorageKey =
  | 'dr.antiForgeryToken'
  | 'dr.publicId'
  | 'dr.loginRedirect'
  | 'dr.sessionExpiry'
  | 'dr.signedOut'
  | 'dr.emulationId'
  | 'dr.selectedMerchantAction'
  | 'dr.lastSearch'
  | 'dr.manualLocation'
  | 'dr.mapView'
  | 'dr.joinDraft'
  | 'dr.cardRegistration'
  | 'dr.registeredBonuses'
  | 'dr.generalPopup'
  | 'dr.dineInPopover'
  | 'dr.pwaLater'
  | 'dr.ssoModal'
  | 'dr.appAnnouncement'
  | 'dr.reservation'
  | 'dr.scrollPositions'
  | `${typeof SURVEY_SEEN_PREFIX}${string}`;
