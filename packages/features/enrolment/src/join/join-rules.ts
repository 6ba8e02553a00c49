import type { Member } from '@tableside/core';
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
  /** "asked" has a checkbox and a window; "byNumber" agrees by giving a number (OP-133, VAL-02). */
  readonly texting: 'none' | 'byNumber' | 'asked';
}

export function joinRulesOf(partner: PartnerSettings, member?: Member): JoinRules {
  const { enrollmentType, hasPPN, partnerNumberPattern, fullAddressRequired, currencyType } = partner;
  return {
    hasPassword: enrollmentType === 'direct',
    isNameKnown: member !== undefined,
    hasMemberNumber: hasPPN && !member?.memberNumber,
    memberNumberPattern: new RegExp(partnerNumberPattern, 'i'),
    hasAddress: fullAddressRequired && currencyType !== 'Credit',
    texting: partner.hasSmsOptInV2 ? 'asked' : partner.hasSmsOptIn ? 'byNumber' : 'none',
  };
}
