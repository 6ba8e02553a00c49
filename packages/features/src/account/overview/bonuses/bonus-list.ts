import type { EarnBanner } from '@tableside/content-client';
import {
  bonusState,
  copyStateOf,
  hasBanner,
  hasEnded,
  isForState,
  visitorOf,
  type Bonus,
  type CopyState,
  type Member,
} from '@tableside/core';

import type { RegisteredCodes } from './registered-bonuses.ts';

/** One bonus as it is shown. */
export interface ShownBonus {
  readonly bonus: Bonus;
  /** What content says of it; without one its own description has to do. */
  readonly banner: EarnBanner | undefined;
}

export interface BonusList {
  readonly available: readonly ShownBonus[];
  readonly activated: readonly ShownBonus[];
}

export interface BonusSources {
  readonly member: Member;
  /** All banners of content, in any order. */
  readonly banners: readonly EarnBanner[];
  /** What was registered on this device a while ago. */
  readonly registered: RegisteredCodes;
  readonly now: number;
}

/** What content says of a bonus to this kind of member: the first banner in their order. */
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
 * A member's bonuses, joined to their banners by code (ACC-12) and in the banners' order; those that content says
 * nothing of come last. Of several banners of one bonus the first for this kind of member counts. A bonus whose
 * banners are all for others, or whose banner is over (ACC-17), is not shown, and neither is one that can be
 * registered for no more: its last day is over.
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
