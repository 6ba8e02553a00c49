/** Marks one-time dialogs as closed, because they would cover the page. Runs in a page before its code. */
export function closeOffers(): void {
  try {
    localStorage.setItem('dr.ssoModal', '1');
    localStorage.setItem('dr.generalPopup', 'welcome');
  } catch {
    // Init scripts run in frames too, and a frame that has not loaded has no storage.
  }
}
