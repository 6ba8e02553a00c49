import { useApi } from '@tableside/kits/session';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { storeRegistered, registeredIn, registeredText, type RegisteredCodes } from './registered-bonuses.ts';

/** Of this tab: a browser tells only other tabs what was stored. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
const nothing = () => '';

/** A member's registrations on this device, and a function that adds one (ACC-14). */
export function useRegisteredBonuses(publicId: string) {
  const { clock } = useApi();
  const text = useSyncExternalStore(subscribe, registeredText, nothing);
  // Without storage, registrations stay in memory for this page.
  const [here, setHere] = useState<RegisteredCodes>(() => new Map());

  const keep = useCallback(
    (code: string) => {
      const now = clock.now();
      storeRegistered(publicId, code, now);
      setHere((codes) => new Map(codes).set(code, now));
      // The page that asked may have been left and opened again meanwhile.
      listeners.forEach((listener) => listener());
    },
    [publicId, clock],
  );
  const registered: RegisteredCodes = useMemo(
    () => new Map([...registeredIn(text, publicId), ...here]),
    [text, publicId, here],
  );
  return { registered, keep };
}
