import { useApi } from '@tableside/kits/session';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { storeRegistered, registeredIn, registeredText, type RegisteredCodes } from './registered-bonuses.ts';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
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
    },
    [publicId, clock],
  );
  const registered: RegisteredCodes = useMemo(
    () => new Map([...registeredIn(text, publicId), ...here]),
    [text, publicId, here],
  );
  return { registered, keep };
}
