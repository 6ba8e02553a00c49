/**
 * Marks one-time dialogs, which would cover the page, and these surveys as closed. Runs in a page before its
 * code.
 */
export function closeOffers(surveyIds: readonly string[] = []): void {
  try {
    localStorage.setItem('dr.ssoModal', '1');
    localStorage.setItem('dr.generalPopup', 'welcome');
    for (const id of surveyIds) localStorage.setItem(`dr.surveySeen.${id}`, String(Date.now()));
  } catch {
    // Init scripts run in frames too, and a frame that has not loaded has no storage.
  }
}
