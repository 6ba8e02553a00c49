/** Brings the card of a merchant into sight and gives its link the focus. */
export function goToCard(list: HTMLElement | null, merchantId: string): void {
  const link = list?.querySelector<HTMLElement>(
    `a[href="/merchants/${CSS.escape(encodeURIComponent(merchantId))}"]`,
  );
  if (!link) return;
  const isMotionReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  link.closest('li')?.scrollIntoView?.({ block: 'center', behavior: isMotionReduced ? 'instant' : 'smooth' });
  link.focus({ preventScroll: true });
}
