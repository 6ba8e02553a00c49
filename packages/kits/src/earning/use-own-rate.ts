import {
  type DiningProgress,
  EMAIL_CHOICE_HREF,
  formatShortMoney,
  hasLinkedCard,
  type Member,
  qualificationOf,
  routes,
  spendMeter,
  visitMeter,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useEarnRateText } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { promisedRate, tierThatEarnsMore } from '@tableside/partner-config';
import { raiseMarks } from '@tableside/ui/registered-mark';
import type { ReactNode } from 'react';

import { earningCopy } from './copy.ts';

export interface OwnRate {
  readonly rate: ReactNode;
  readonly more?: { readonly words: ReactNode; readonly action: ReactNode; readonly href: string };
}

const unnumbered = { 0: 'ownBasic', 2: 'ownFull', 3: 'ownBest' } as const;

function useDistance(progress: DiningProgress | undefined): string {
  const copy = useCopy(earningCopy);
  if (!progress || qualificationOf(progress.status) !== 'building') return '';
  const { remaining: count } = visitMeter(progress);
  const missing = spendMeter(progress)?.remaining ?? 0;
  const visits = count > 0 ? copy.text(count === 1 ? 'visit' : 'visits', { count }) : '';
  const bills = missing > 0 ? copy.text('bills', { amount: formatShortMoney(missing * 100) }) : '';
  return visits !== '' && bills !== '' ? copy.text('both', { visits, bills }) : visits + bills;
}

/**
 * Returns a member's earn rate in the program, who earns more, and the way there. Undefined if the partner
 * does not show it, and for members who earn nothing yet.
 */
export function useOwnRate(member: Member | undefined): OwnRate | undefined {
  const copy = useCopy(earningCopy);
  const rateText = useEarnRateText();
  const distance = useDistance(member?.diningProgress);
  const partner = usePartner();
  if (!partner.showEarnRate || !member || !hasLinkedCard(member) || member.tier === 1) return undefined;
  const { tier } = member;
  const promised = promisedRate(partner, tier);
  const rate =
    promised === null
      ? copy(unnumbered[tier])
      : copy(tier === 3 ? 'ownFrom' : 'own', { rate: rateText(promised) });
  const next = tierThatEarnsMore(partner, tier);
  if (next === undefined) return { rate };
  const better = promisedRate(partner, next);
  if (next === 2) {
    const words = better === null ? copy('emailFull') : copy('email', { rate: rateText(better) });
    return { rate, more: { words, action: copy('emailAction'), href: EMAIL_CHOICE_HREF } };
  }
  const vip = better === null ? copy.text('vipBest') : copy.text('vip', { rate: rateText(better) });
  const words = distance === '' ? raiseMarks(vip) : copy('vipToGo', { vip, distance });
  return { rate, more: { words, action: copy('vipAction'), href: routes.overview.path } };
}
