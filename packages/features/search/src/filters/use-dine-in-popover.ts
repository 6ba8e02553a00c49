import { readStored, writeStored } from '@tableside/kit-session';
import { useState, useSyncExternalStore } from 'react';

const isTrue = (value: unknown): value is true => value === true;
const unchanging = () => () => undefined;

/** Points at the dine-in filter until it is put away, once a browser (SEA-30). */
export function useDineInPopover(): { readonly isShown: boolean; readonly dismiss: () => void } {
  const [isPutAway, setIsPutAway] = useState(false);
  const isNew = useSyncExternalStore(
    unchanging,
    () => readStored('local', 'dr.dineInPopover', isTrue) !== true,
    () => false,
  );
  const dismiss = () => {
    writeStored('local', 'dr.dineInPopover', true);
    setIsPutAway(true);
  };
  return { isShown: isNew && !isPutAway, dismiss };
}
