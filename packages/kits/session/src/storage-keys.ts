/** Every key the site keeps in browser storage, in one list (TRK-06). */
export const storageKeys = {
  antiForgeryToken: 'dr.antiForgeryToken',
  publicId: 'dr.publicId',
  loginRedirect: 'dr.loginRedirect',
  sessionExpiry: 'dr.sessionExpiry',
  selectedMerchantAction: 'dr.selectedMerchantAction',
  lastSearch: 'dr.lastSearch',
  manualLocation: 'dr.manualLocation',
  mapView: 'dr.mapView',
  dineInPopover: 'dr.dineInPopover',
  generalPopup: 'dr.generalPopup',
  pwaLater: 'dr.pwaLater',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
