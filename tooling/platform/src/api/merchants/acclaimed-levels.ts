import type { PartnerSettings } from '@tableside/partner-config';

/** The levels of acclaim that a program shows; each has its own switch (CFG-11). */
export const acclaimedLevels = ({
  acclaimedEnabled,
  acclaimed2Enabled,
}: Pick<PartnerSettings, 'acclaimedEnabled' | 'acclaimed2Enabled'>): number[] => [
  ...(acclaimedEnabled ? [1] : []),
  ...(acclaimed2Enabled ? [2] : []),
];
