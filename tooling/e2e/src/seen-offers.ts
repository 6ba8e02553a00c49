/** Runs in a page before its code: the dialogs that a site opens once for everybody, which would cover the page, have been closed. */
export function closeOffers(): void {
  try {
    localStorage.setItem('dr.ssoModal', '1');
    localStorage.setItem('dr.generalPopup', 'welcome');
  } catch {
    // Init scripts run in frames too, and a frame that has not loaded has no storage.
  }
}
