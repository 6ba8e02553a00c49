/** What the history entry of /activate/activated carries: the page is shown to those only who just activated (ACT-08). */
export const activatedFlag = { isActivated: true } as const;

/** Whether a history entry has the flag; its state may be anything. */
export const hasActivatedFlag = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isActivated' in state && state.isActivated === true;
