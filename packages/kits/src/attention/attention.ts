import { whenIdle } from '@tableside/ui/when-idle';

import { readStoredText, writeStoredText } from '@tableside/kits/session';

/** Features that may ask for a visitor's attention, the most important first (CHR-44). */
const seekers = ['announcement', 'popup', 'invitation', 'install', 'hint'] as const;
export type AttentionSeeker = (typeof seekers)[number];

/** Time in ms after the page has loaded during which nothing asks. */
const SETTLING_MS = 10_000;

/** First actions of a visitor: scrolling, pressing or typing. */
const acts = ['wheel', 'pointerdown', 'keydown'] as const;

const wasGiven = () => readStoredText('session', 'dr.attentionGiven') !== undefined;

/** Whether something would take focus from a dialog, or from a field the visitor is typing in. */
const isPageBusy = () => document.querySelector('dialog[open], :is(input,textarea,select):focus') !== null;

/** Decides what may interrupt a visitor: one thing in a visit, and none before the visitor has settled. */
export interface Attention {
  /** Starts watching whether the visitor settles. */
  readonly watch: () => void;
  /**
   * Asks for the visitor's attention. Calls `onGiven` if this seeker gets it: only the most important one
   * that asks gets it, and only once in a visit.
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
      // All seekers on the page have asked by the time the browser is idle.
      void watch().then(() => whenIdle(give));
      return () => void asking.delete(seeker);
    },
  };
}
