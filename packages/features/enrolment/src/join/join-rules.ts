import { textingOf, type Member, type Texting } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** What the join form asks of somebody: by how the partner enrols, and by what is known already (OP-009). */
export interface JoinRules {
  /** Who came by single sign-on has a password with the partner (ENR-06). */
  readonly hasPassword: boolean;
  readonly isNameKnown: boolean;
  readonly hasMemberNumber: boolean;
  /** What a member number must match, in either case (VAL-12, OP-116). */
  readonly memberNumberPattern: RegExp;
  readonly hasAddress: boolean;
  /** "v2" has a checkbox and a window; in "v1" giving a number under the words of consent agrees (VAL-02). */
  readonly texting: Texting;
}

export function joinRulesOf(partner: PartnerSettings, member?: Member): JoinRules {
  const { enrollmentType, hasPPN, partnerNumberPattern, fullAddressRequired, currencyType } = partner;
  return {
    hasPassword: enrollmentType === 'direct',
    isNameKnown: member !== undefined,
    hasMemberNumber: hasPPN && !member?.memberNumber,
    memberNumberPattern: new RegExp(partnerNumberPattern, 'i'),
    hasAddress: fullAddressRequired && currencyType !== 'Credit',
    texting: textingOf(partner),
  };
}
