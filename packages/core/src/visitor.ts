export const memberTypes = ['ClosedAccountMember', 'EnrolledCardMember', 'NonCardMember'] as const;
/** The card status of a member: a card is linked, none is yet, or the account was closed (SES-03, SES-04). */
export type MemberType = (typeof memberTypes)[number];

/** The tier of a member: OptedOut 0, NonActivated 1, OptedIn 2, Vip 3 (SES-06). */
export type Tier = 0 | 1 | 2 | 3;

/** The current visitor (SES-01). */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'known'; readonly publicId: string; readonly tier: Tier }
  | {
      readonly kind: 'member';
      readonly publicId: string;
      readonly memberType: MemberType;
      readonly tier: Tier;
      readonly firstName: string;
      readonly email: string;
      readonly hasEmailOptIn: boolean;
      readonly hasEligibleNewMemberBonus: boolean;
    };

export const anonymous: Visitor = { kind: 'anonymous' };

/** Returns the public id of a member or known visitor; undefined for anyone else. */
export const publicIdOf = (visitor: Visitor): string | undefined =>
  visitor.kind === 'anonymous' ? undefined : visitor.publicId;

/** Returns the tier at which a visitor earns; undefined for those who see no earn rate (MER-11). */
export function earningTier(visitor: Visitor): 0 | 2 | 3 | undefined {
  return visitor.kind === 'anonymous' || visitor.tier === 1 ? undefined : visitor.tier;
}

export const copyStates = ['anonymous', 'optedOut', 'eligibleNewMemberBonus', 'optedIn'] as const;
/** The state that selects banner copy; its position in `copyStates` is the index in content (HOM-09). */
export type CopyState = (typeof copyStates)[number];

export function copyStateOf(visitor: Visitor): CopyState {
  if (visitor.kind !== 'member') return 'anonymous';
  if (!visitor.hasEmailOptIn) return 'optedOut';
  return visitor.hasEligibleNewMemberBonus ? 'eligibleNewMemberBonus' : 'optedIn';
}

/**
 * Whether copy for these states applies to a visitor in this one. Without a list it applies to all (HOM-09,
 * ACC-12, ERN-14).
 */
export const isForState = (states: readonly CopyState[] | undefined, state: CopyState): boolean =>
  states?.includes(state) ?? true;
