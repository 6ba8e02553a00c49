import type { PartnerSettings } from '@tableside/partner-config';

export const acclaimedLevels = ({
  acclaimedEnabled,
  acclaimed2Enabled,
}: Pick<PartnerSettings, 'acclaimedEnabled' | 'acclaimed2Enabled'>): number[] => [
  ...(acclaimedEnabled ? [1] : []),
  ...(acclaimed2Enabled ? [2] : []),
];
