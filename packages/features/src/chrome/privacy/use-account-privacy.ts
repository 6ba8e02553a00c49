import { recordPrivacyChoice } from '@tableside/api-client';
import { isTrackingOff, readPrivacyChoice, useApi, useSessionState } from '@tableside/kits/session';
import { useEffect, useEffectEvent } from 'react';

/**
 * Records that this device does not track, because of an earlier choice or the browser's signal, in the
 * account of a member who has never chosen (PRV-02). If it fails, the next page tries again.
 */
export function useAccountPrivacy(): void {
  const client = useApi();
  const { member, isReadOnly = false } = useSessionState();
  const memberId = member?.publicId;
  const isDue = useEffectEvent(() => !isReadOnly && !member?.privacyChoice && isTrackingOff());
  useEffect(() => {
    if (memberId === undefined || !isDue()) return;
    const stored = readPrivacyChoice();
    recordPrivacyChoice(client, {
      choice: 'off',
      ...(stored?.choice === 'off' ? { source: 'device', words: stored.words } : { source: 'gpc' }),
    }).catch((cause: unknown) => console.warn('The account did not take the privacy choice.', cause));
  }, [client, memberId]);
}
