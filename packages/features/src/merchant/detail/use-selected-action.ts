import { useSessionState } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';

import { storeSelectedAction, takeSelectedAction, type SelectedAction } from './selected-action.ts';

/**
 * Resumes, after sign-in, the action that the visitor chose at a merchant before (MER-30).
 *
 * @returns a function that stores an action for this; it does nothing for a signed-in member.
 */
export function useSelectedAction(
  merchantId: string,
  onResume: (action: SelectedAction['action']) => void,
): (action: SelectedAction['action']) => void {
  const { status, visitor } = useSessionState();
  const isMember = visitor.kind === 'member';
  const resume = useEffectEvent(() => {
    const action = takeSelectedAction(merchantId);
    if (action) onResume(action);
  });
  useEffect(() => {
    if (isMember) resume();
  }, [isMember]);
  return (action) => {
    if (status === 'settled' && !isMember) storeSelectedAction({ merchantId, action });
  };
}
