import { whenIdle } from '@tableside/ui/when-idle';

import { readStoredText, writeStoredText } from '@tableside/kits/session';

/** Things that may interrupt a visitor, the most important first (CHR-44). */
const seekers = ['announcement', 'popup', 'invitation', 'install', 'hint'] as const;
export type AttentionSeeker = (typeof seekers)[number];

const SETTLING_MS = 10_000;

/** A press counts when it ends, because an offer that opens during it would be pressed instead. */
const acts = ['wheel', 'pointerup', 'pointercancel', 'keyup'] as const;

const wasGiven = () => readStoredText('session', 'dr.attentionGiven') !== undefined;

const isPageBusy = () =>
  document.querySelector('dialog[open], [aria-expanded="true"], :is(input,textarea,select):focus') !== null;

export interface Attention {
  readonly watch: () => void;
  /**
   * Requests the visitor's attention. Calls `onGiven` if this seeker gets it: only the most important seeker
   * that requests it gets it, and only once per visit.
   * @returns a function that withdraws the request.
   */
  readonly request: (seeker: AttentionSeeker, onGiven: () => void) => () => void;
}

/** The visitor settles with the first action, but not within ten seconds of page load. */
const visitorSettles = () =>
  new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, SETTLING_MS - performance.now());
    for (const act of acts) window.addEventListener(act, wait, { once: true, capture: true });
  });

export function createAttention(settle: () => Promise<void> = visitorSettles): Attention {
  const requests = new Map<AttentionSeeker, () => void>();
  let settled: Promise<void> | undefined;
  const watch = () => (settled ??= settle());
  let isRemembered = false;
  const give = () => {
    if (isRemembered || wasGiven() || isPageBusy()) return;
    const onGiven = seekers.map((seeker) => requests.get(seeker)).find(Boolean);
    if (!onGiven) return;
    writeStoredText('session', 'dr.attentionGiven', '1');
    isRemembered = !wasGiven();
    onGiven();
  };
  return {
    watch: () => void watch(),
    request(seeker, onGiven) {
      requests.set(seeker, onGiven);
      // By the time the browser is idle, all seekers on the page have made their requests.
      void watch().then(() => whenIdle(give));
      return () => void requests.delete(seeker);
    },
  };
}
