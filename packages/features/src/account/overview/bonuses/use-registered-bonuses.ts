import { useApi } from '@tableside/kits/session';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { storeRegistered, registeredIn, registeredText, type RegisteredCodes } from './registered-bonuses.ts';

/** The listeners in this tab. Browsers send `storage` events only to other tabs. */
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

export function useRegisteredBonuses(publicId: string) {
  const { clock } = useApi();
  const text = useSyncExternalStore(subscribe, registeredText, nothing);
  // If storage is unavailable, registrations stay in memory for this page.
  const [here, setHere] = useState<RegisteredCodes>(() => new Map());

  const store = useCallback(
    (code: string) => {
      const now = clock.now();
      storeRegistered(publicId, code, now);
      setHere((codes) => new Map(codes).set(code, now));
      // The page may have been left and reopened while the request was pending, so other instances must
      // update too.
      listeners.forEach((listener) => listener());
    },
    [publicId, clock],
  );
  const registered: RegisteredCodes = useMemo(
    () => new Map([...registeredIn(text, publicId), ...here]),
    [text, publicId, here],
  );
  return { registered, store };
}
