import { useState } from 'react';

interface Locks {
  readonly hasCapsLock: boolean;
  readonly hasNumLock: boolean;
}

const off: Locks = { hasCapsLock: false, hasNumLock: false };

interface WithModifiers {
  readonly getModifierState: (key: 'CapsLock' | 'NumLock') => boolean;
}

/**
 * Returns the lock state as of the last key or pointer event, which is the only source for it. Reset on blur.
 */
export function useLocks() {
  const [locks, setLocks] = useState(off);
  const look = (event: WithModifiers) => {
    const hasCapsLock = event.getModifierState('CapsLock');
    const hasNumLock = event.getModifierState('NumLock');
    setLocks((before) =>
      before.hasCapsLock === hasCapsLock && before.hasNumLock === hasNumLock
        ? before
        : { hasCapsLock, hasNumLock },
    );
  };
  return { locks, look, forget: () => setLocks(off) };
}
