import { isMember } from '@tableside/core';
import {
  dropSelectedAction,
  readSelectedAction,
  storeSelectedAction,
  type SelectedAction,
} from '@tableside/kits/reservations';
import { useSessionState } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';

/**
 * Resumes the action that the visitor chose at a merchant: after sign-in (MER-30), or on arrival if a table
 * was chosen in a list (RES-31).
 *
 * @returns a function that stores an action to resume; it does nothing for signed-in members.
 */
export function useSelectedAction(
  merchantId: string,
  onResume: (action: SelectedAction['action']) => void,
): (action: SelectedAction['action']) => void {
  const { status, visitor } = useSessionState();
  const isSignedIn = isMember(visitor);
  const resume = useEffectEvent(() => {
    const action = readSelectedAction(merchantId);
    if (action === undefined || !(isSignedIn || action === 'table')) return;
    dropSelectedAction();
    onResume(action);
  });
  useEffect(() => resume(), [isSignedIn]);
  return (action) => {
    if (status === 'settled' && !isSignedIn) storeSelectedAction({ merchantId, action });
  };
}
