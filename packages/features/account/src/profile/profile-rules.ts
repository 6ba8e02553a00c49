import { textingOf, type Texting } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** What the profile asks of a member, by the settings of the partner. */
export interface ProfileRules {
  /** Names come from the partner's account: they are read-only and not required (PRO-04). */
  readonly isNameKnown: boolean;
  /** Street, city and state are required (PRO-06). */
  readonly needsAddress: boolean;
  readonly texting: Texting;
  /** The choice about e-mail is offered (PRO-14). */
  readonly hasEmailOptIn: boolean;
}

export const profileRulesOf = (partner: PartnerSettings): ProfileRules => ({
  isNameKnown: partner.enrollmentType === 'sso',
  needsAddress: partner.fullAddressRequired && partner.currencyType !== 'Credit',
  texting: textingOf(partner),
  hasEmailOptIn: !partner.profile.hideEmailOptIn,
});
