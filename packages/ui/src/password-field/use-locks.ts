import { useState } from 'react';

/** What of the keyboard is switched on. */
interface Locks {
  readonly hasCapsLock: boolean;
  readonly hasNumLock: boolean;
}

const off: Locks = { hasCapsLock: false, hasNumLock: false };

interface WithModifiers {
  readonly getModifierState: (key: 'CapsLock' | 'NumLock') => boolean;
}

/** The locks as the last key or pointer told: nothing else does. Forgotten when the field is left. */
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
