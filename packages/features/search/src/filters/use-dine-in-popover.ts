import { readStored, storageKeys, writeStored } from '@tableside/kit-session';
import { useEffect, useState } from 'react';

const isTrue = (value: unknown): value is true => value === true;

/** Points at the dine-in filter until it is put away, once a browser (SEA-30). */
export function useDineInPopover(): { readonly isShown: boolean; readonly dismiss: () => void } {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(readStored('local', storageKeys.dineInPopover, isTrue) !== true), []);
  const dismiss = () => {
    writeStored('local', storageKeys.dineInPopover, true);
    setIsShown(false);
  };
  return { isShown, dismiss };
}
