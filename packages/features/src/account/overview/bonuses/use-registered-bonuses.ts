import { useSessionState } from '@tableside/kits/session';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { keepRegistered, registeredIn, registeredText, type RegisteredCodes } from './registered-bonuses.ts';

/** Other tabs of the same member. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
const nothing = () => '';

/** What a member registered for on this device, and how to add to it (ACC-14). */
export function useRegisteredBonuses(publicId: string) {
  const { serverOffsetMs = 0 } = useSessionState();
  const text = useSyncExternalStore(subscribe, registeredText, nothing);
  // Where storage is blocked, the page keeps it in memory.
  const [here, setHere] = useState<RegisteredCodes>(() => new Map());

  const keep = useCallback(
    (code: string) => {
      const now = Date.now() + serverOffsetMs;
      keepRegistered(publicId, code, now);
      setHere((codes) => new Map(codes).set(code, now));
    },
    [publicId, serverOffsetMs],
  );
  const registered: RegisteredCodes = useMemo(
    () => new Map([...registeredIn(text, publicId), ...here]),
    [text, publicId, here],
  );
  return { registered, keep };
}
