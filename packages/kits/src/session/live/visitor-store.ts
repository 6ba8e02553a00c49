import { anonymous, publicIdOf, visitorOf } from '@tableside/core';

import { guardFor } from '../guard.ts';
import type { SessionOptions } from '../session.ts';
import type { SessionEnding, SessionState } from '../session-store.ts';
import type { LiveState } from './session-reducer.ts';

export type ShownState = Omit<SessionState, 'guard' | 'warning'>;

export function shownState({ phase, session, known }: LiveState): ShownState {
  if (phase === 'resolving' || phase === 'revalidating' || phase === 'leaving') {
    return { status: 'resolving', visitor: anonymous };
  }
  if (phase === 'replaced') return { status: 'resolving', visitor: anonymous, isReplaced: true };
  if (session) {
    const { member, isReadOnly } = session;
    return {
      status: 'settled',
      visitor: visitorOf(member),
      member,
      ...(isReadOnly && { isReadOnly }),
    };
  }
  if (!known) return { status: 'settled', visitor: anonymous };
  const { publicId, tier } = known;
  return { status: 'settled', visitor: { kind: 'known', publicId, tier } };
}

/**
 * Writes the current visitor to the store that screens read. Does not notify them if the visitor is
 * unchanged.
 * @param storedPage - returns the page to return to after sign-in, for the guard.
 */
export function createVisitorStore(
  { store, partner, onIdentified }: Pick<SessionOptions, 'store' | 'partner' | 'onIdentified'>,
  storedPage: () => string | undefined,
) {
  return (shown: ShownState, warning?: SessionEnding): void => {
    const { guard, warning: warningBefore, ...before } = store.get();
    const isSettled = shown.status === 'settled';
    const isSame = (guard !== undefined) === isSettled && JSON.stringify(before) === JSON.stringify(shown);
    if (isSame && warning === warningBefore) return;
    store.set({
      ...(isSame ? before : shown),
      ...(isSettled && { guard: isSame ? guard : guardFor(partner, shown, storedPage) }),
      ...(warning && { warning }),
    });
    if (isSame || !isSettled) return;
    onIdentified(publicIdOf(shown.visitor));
  };
}
