import type { EarnBanner } from '@tableside/content-client';
import {
  bonusState,
  copyStateOf,
  hasBanner,
  hasEnded,
  isForState,
  visitorOf,
  type Bonus,
  type BonusState,
  type CopyState,
  type Member,
} from '@tableside/core';

import type { RegisteredCodes } from './registered-bonuses.ts';

export interface ShownBonus {
  readonly bonus: Bonus;
  readonly banner: EarnBanner | undefined;
}

export type BonusList = Readonly<Record<BonusState, readonly ShownBonus[]>>;

export interface BonusSources {
  readonly member: Member;
  readonly banners: readonly EarnBanner[];
  readonly registered: RegisteredCodes;
  readonly now: number;
}

export const bannerOf = (
  code: string,
  banners: readonly EarnBanner[],
  state: CopyState,
): EarnBanner | undefined =>
  banners
    .toSorted((one, other) => one.order - other.order)
    .find(({ bonus, states }) => bonus?.code === code && isForState(states, state));

type Placed = ShownBonus & { readonly place: number };

/**
 * Joins a member's bonuses to their banners by code (ACC-12), in the banners' order; bonuses without a banner
 * come last. If a bonus has several banners, the first for this kind of member is used. A bonus is left out
 * if all its banners are for other members, if its banner has ended (ACC-17), or if it can no longer be
 * registered for because its last day is over.
 */
export function bonusList({ member, banners, registered, now }: BonusSources): BonusList {
  const state = copyStateOf(visitorOf(member));
  const ordered = banners.toSorted((one, other) => one.order - other.order);

  const shown = [...new Map(member.activeBonuses.map((bonus) => [bonus.code, bonus])).values()].flatMap(
    (bonus): readonly Placed[] => {
      const isKnown = ordered.some((banner) => banner.bonus?.code === bonus.code);
      if (!isKnown) return [{ bonus, banner: undefined, place: ordered.length }];
      const banner = bannerOf(bonus.code, ordered, state);
      const isShown = banner && hasBanner(bonus, { daysToDisplay: banner.bonus?.daysToDisplay, now });
      return isShown ? [{ bonus, banner, place: ordered.indexOf(banner) }] : [];
    },
  );
  const recordStatus = ({ bonus }: ShownBonus) =>
    bonusState(bonus, { registeredAt: registered.get(bonus.code), now });
  const inOrder = shown
    .toSorted((one, other) => one.place - other.place)
    .map(({ bonus, banner }) => ({ bonus, banner }));
  return {
    available: inOrder.filter((entry) => recordStatus(entry) === 'available' && !hasEnded(entry.bonus, now)),
    activated: inOrder.filter((entry) => recordStatus(entry) === 'activated'),
  };
}
