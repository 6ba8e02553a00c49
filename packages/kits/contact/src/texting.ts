import type { PartnerSettings } from '@tableside/partner-config';

/** The version of the choice about texts that a partner has; "none" has no control for it (CFG-16). */
export type Texting = 'none' | 'v1' | 'v2';

/** Where both are on, the second wins (OP-133). */
export const textingOf = ({
  hasSmsOptIn,
  hasSmsOptInV2,
}: Pick<PartnerSettings, 'hasSmsOptIn' | 'hasSmsOptInV2'>): Texting => {
  if (hasSmsOptInV2) return 'v2';
  return hasSmsOptIn ? 'v1' : 'none';
};
