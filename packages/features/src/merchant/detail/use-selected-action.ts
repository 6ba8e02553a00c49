import { useSessionState } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';

import { storeSelectedAction, takeSelectedAction, type SelectedAction } from './selected-action.ts';

/**
 * Takes up again, once the visitor has signed in, what they chose to do at a merchant before (MER-30).
 *
 * @returns keeps an action for that; does nothing for who is signed in.
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
