import type { AcclaimedLevel } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export function acclaimedKey(
  level: AcclaimedLevel,
  { acclaimedEnabled, acclaimed2Enabled }: Pick<PartnerSettings, 'acclaimedEnabled' | 'acclaimed2Enabled'>,
): 'acclaimed' | 'acclaimed2' | undefined {
  if (level === 1 && acclaimedEnabled) return 'acclaimed';
  return level === 2 && acclaimed2Enabled ? 'acclaimed2' : undefined;
}
