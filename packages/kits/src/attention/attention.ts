import { whenIdle } from '@tableside/ui/when-idle';

import { readStoredText, writeStoredText } from '@tableside/kits/session';

/** What may ask for a visitor's attention, the most important first (CHR-44). */
const seekers = ['announcement', 'popup', 'invitation', 'install', 'hint'] as const;
export type AttentionSeeker = (typeof seekers)[number];

/** How long nothing asks after the page has loaded, in milliseconds. */
const SETTLING_MS = 10_000;

/** What a visitor does first: scrolls, presses or types. */
const acts = ['wheel', 'pointerdown', 'keydown'] as const;

const wasGiven = () => readStoredText('session', 'dr.attentionGiven') !== undefined;

/** Whether something would take focus from a dialog, or from a field the visitor is typing in. */
const isPageBusy = () => document.querySelector('dialog[open], :is(input,textarea,select):focus') !== null;

/** Decides what may interrupt a visitor: one thing in a visit, and none before the visitor has settled. */
export interface Attention {
  /** Watches from now on whether the visitor settles, if it does not yet. */
  readonly watch: () => void;
  /**
   * Asks for the visitor's attention. `onGiven` is called once it is given, if it is: to the most important of those
   * that ask, once in a visit.
   *
   * @returns a function that withdraws the request.
   */
  readonly ask: (seeker: AttentionSeeker, onGiven: () => void) => () => void;
}

/** Resolves once the visitor has acted and ten seconds have passed since the page loaded. */
const visitorSettles = () =>
  new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, SETTLING_MS - performance.now());
    for (const act of acts) window.addEventListener(act, wait, { once: true, capture: true });
  });

/** @param settle - resolves once the visitor may be interrupted at all. */
export function createAttention(settle: () => Promise<void> = visitorSettles): Attention {
  const asking = new Map<AttentionSeeker, () => void>();
  let settled: Promise<void> | undefined;
  const watch = () => (settled ??= settle());
  // Only where storage is blocked.
  let isRemembered = false;
  const give = () => {
    if (isRemembered || wasGiven() || isPageBusy()) return;
    const onGiven = seekers.map((seeker) => asking.get(seeker)).find(Boolean);
    if (!onGiven) return;
    writeStoredText('session', 'dr.attentionGiven', '1');
    isRemembered = !wasGiven();
    onGiven();
  };
  return {
    watch: () => void watch(),
    ask(seeker, onGiven) {
      asking.set(seeker, onGiven);
      // Those that ask on the same page are all there when the browser is idle.
      void watch().then(() => whenIdle(give));
      return () => void asking.delete(seeker);
    },
  };
}
