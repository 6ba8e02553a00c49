/** Runs in a page before its code: marks one-time dialogs as closed, because they would cover the page. */
export function closeOffers(): void {
  try {
    localStorage.setItem('dr.ssoModal', '1');
    localStorage.setItem('dr.generalPopup', 'welcome');
  } catch {
    // Init scripts run in frames too, and a frame that has not loaded has no storage.
  }
}
