/**
 * Every key the site keeps in browser storage, in one list (TRK-06). The referral values of that row are cookies
 * (`referralNames` of core).
 */
export const storageKeys = {
  antiForgeryToken: 'dr.antiForgeryToken',
  publicId: 'dr.publicId',
  loginRedirect: 'dr.loginRedirect',
  sessionExpiry: 'dr.sessionExpiry',
  emulationId: 'dr.emulationId',
  selectedMerchantAction: 'dr.selectedMerchantAction',
  lastSearch: 'dr.lastSearch',
  manualLocation: 'dr.manualLocation',
  mapView: 'dr.mapView',
  cardRegistration: 'dr.cardRegistration',
  generalPopup: 'dr.generalPopup',
  dineInPopover: 'dr.dineInPopover',
  pwaLater: 'dr.pwaLater',
  ssoModal: 'dr.ssoModal',
  appAnnouncement: 'dr.appAnnouncement',
  reservation: 'dr.reservation',
} as const;

/** The survey's own key begins with this; the survey's id follows. */
export const SURVEY_SEEN_PREFIX = 'dr.surveySeen.';
export type StorageKey =
  (typeof storageKeys)[keyof typeof storageKeys] | `${typeof SURVEY_SEEN_PREFIX}${string}`;
