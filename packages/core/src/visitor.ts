export const memberTypes = ['ClosedAccountMember', 'EnrolledCardMember', 'NonCardMember'] as const;
/** The card status of a member: a card is linked, none is yet, or the account was closed (SES-03, SES-04). */
export type MemberType = (typeof memberTypes)[number];

/** The tier of a member: OptedOut 0, NonActivated 1, OptedIn 2, Vip 3 (SES-06). */
export type Tier = 0 | 1 | 2 | 3;

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

export type MemberVisitor = Extract<Visitor, { readonly kind: 'member' }>;
export type RecognizedVisitor = Exclude<Visitor, { readonly kind: 'anonymous' }>;

export const anonymous: Visitor = { kind: 'anonymous' };

const kinds: Readonly<
  Record<Visitor['kind'], { readonly isRecognized: boolean; readonly isSignedIn: boolean }>
> = {
  anonymous: { isRecognized: false, isSignedIn: false },
  known: { isRecognized: true, isSignedIn: false },
  member: { isRecognized: true, isSignedIn: true },
};

export const isMember = (visitor: Visitor): visitor is MemberVisitor => kinds[visitor.kind].isSignedIn;
export const isRecognized = (visitor: Visitor): visitor is RecognizedVisitor =>
  kinds[visitor.kind].isRecognized;

const cardStatuses: Readonly<Record<MemberType, { readonly hasCard: boolean; readonly isClosed: boolean }>> =
  {
    ClosedAccountMember: { hasCard: false, isClosed: true },
    EnrolledCardMember: { hasCard: true, isClosed: false },
    NonCardMember: { hasCard: false, isClosed: false },
  };

interface CardStatus {
  readonly memberType: MemberType;
}

export const hasLinkedCard = ({ memberType }: CardStatus): boolean => cardStatuses[memberType].hasCard;
export const isAccountClosed = ({ memberType }: CardStatus): boolean => cardStatuses[memberType].isClosed;

export const publicIdOf = (visitor: Visitor): string | undefined =>
  isRecognized(visitor) ? visitor.publicId : undefined;

/** Returns the tier at which a visitor earns. Undefined for those who see no earn rate (MER-11). */
export function earningTier(visitor: Visitor): 0 | 2 | 3 | undefined {
  return isRecognized(visitor) && visitor.tier !== 1 ? visitor.tier : undefined;
}

export const copyStates = ['anonymous', 'optedOut', 'eligibleNewMemberBonus', 'optedIn'] as const;
/** The state that selects banner copy. Its position in `copyStates` is the index in content (HOM-09). */
export type CopyState = (typeof copyStates)[number];

export function copyStateOf(visitor: Visitor): CopyState {
  if (!isMember(visitor)) return 'anonymous';
  if (!visitor.hasEmailOptIn) return 'optedOut';
  return visitor.hasEligibleNewMemberBonus ? 'eligibleNewMemberBonus' : 'optedIn';
}

/**
 * Whether copy for these states applies to a visitor in this one. Without a list, it applies to all (HOM-09,
 * ACC-12, ERN-14).
 */
export const isForState = (states: readonly CopyState[] | undefined, state: CopyState): boolean =>
  states?.includes(state) ?? true;
