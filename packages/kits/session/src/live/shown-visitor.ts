import { anonymous } from '@tableside/core';

import type { SessionOptions } from '../create-lazy-session.ts';
import { nobody, type SessionEnding } from '../session-store.ts';
import { guardFor, type GuardedState } from '../guard.ts';

export interface ShownVisitor {
  readonly isMember: () => boolean;
  readonly isResolving: () => boolean;
  /** Shows who is there; the same person again is no news. */
  readonly show: (who: GuardedState, serverOffsetMs?: number) => void;
  readonly showNobody: () => void;
  /** Takes what belongs to the member off the screen, until it is known again who is there. */
  readonly hide: () => void;
  /** Shows the warning, or takes it away. */
  readonly warn: (warning: SessionEnding | undefined) => void;
}

/** Writes who is there into the store that screens read. */
export function createShownVisitor(
  { store, partner, forget, onIdentified }: SessionOptions,
  kept: () => string | undefined,
): ShownVisitor {
  const isMember = () => store.get().visitor.kind === 'member';
  const offset = (milliseconds = store.get().serverOffsetMs) =>
    milliseconds ? { serverOffsetMs: milliseconds } : {};

  function show(who: GuardedState, serverOffsetMs?: number) {
    const before = store.get();
    const isSame =
      before.guard !== undefined &&
      (before.serverOffsetMs ?? 0) === (serverOffsetMs ?? before.serverOffsetMs ?? 0) &&
      JSON.stringify([before.visitor, before.member]) === JSON.stringify([who.visitor, who.member]);
    if (isSame) return;
    store.set({
      ...who,
      status: 'settled',
      guard: guardFor(partner, who, kept),
      ...(before.warning && who.visitor.kind === 'member' && { warning: before.warning }),
      ...offset(serverOffsetMs),
    });
    onIdentified(who.visitor.kind === 'anonymous' ? undefined : who.visitor.publicId);
  }

  return {
    isMember,
    isResolving: () => store.get().status === 'resolving',
    show,
    showNobody: () => show({ visitor: nobody.visitor }),
    hide() {
      store.set({ status: 'resolving', visitor: anonymous, ...offset() });
      forget();
    },
    warn(warning) {
      const { warning: before, ...state } = store.get();
      if ((warning === undefined) === (before === undefined) || !isMember()) return;
      store.set(warning ? { ...state, warning } : state);
    },
  };
}
