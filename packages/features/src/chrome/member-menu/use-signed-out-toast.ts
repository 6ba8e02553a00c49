import { useCopy } from '@tableside/kits/content';
import { readStored, removeStored } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useEffect, useEffectEvent } from 'react';

import { chromeCopy } from '../copy.ts';

const isTrue = (value: unknown): value is true => value === true;

/** Confirms a sign-out from the member menu, which reloads the page (AUT-16). */
export function useSignedOutToast(): void {
  const copy = useCopy(chromeCopy);
  const announce = useEffectEvent(() => showToast({ kind: 'success', message: copy('signedOut') }));
  useEffect(() => {
    if (readStored('session', 'dr.signedOut', isTrue) !== true) return;
    removeStored('session', 'dr.signedOut');
    announce();
  }, []);
}
