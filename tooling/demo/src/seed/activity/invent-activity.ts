import { currencyOf, DAY_MS, yearOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { isEarned, isVisit } from '@tableside/platform/dining';

import { usualRate } from '@tableside/platform/dining';
import { cardsOf } from '../card-rows.ts';
import type { Profile, ProfileYear } from '../people-profiles.ts';
import { createRandom } from '../random.ts';
import { creditRows } from './credit-rows.ts';
import { historyRows } from './history-rows.ts';
import type { Places } from './places.ts';
import type { RowDraft, Story } from './rows.ts';
import { earlierRows, yearRows } from './year-rows.ts';

export interface InventedActivity {
  readonly rows: readonly RowDraft[];
  readonly creditBalanceCents: number;
  readonly year: Omit<ProfileYear, 'status'>;
}

export const USUAL_JOINING_DAY = '2025-03-14';

const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 97);

function yearFrom(rows: readonly RowDraft[], today: Date): Omit<ProfileYear, 'status'> {
  const year = yearOf(today.getTime());
  const [visits, rewards] = [[], []] as [RowDraft[], RowDraft[]];
  for (const row of rows) {
    const { recordType, status, occurredAt } = row;
    if (recordType !== 'Transaction' || yearOf(occurredAt.getTime()) !== year) continue;
    if (row.isDine && isVisit(status)) visits.push(row);
    if (isEarned(status)) rewards.push(row);
  }
  return {
    dines: visits.length,
    dollars: visits.reduce((sum, { billCents }) => sum + (billCents ?? 0), 0) / 100,
    earned: rewards.reduce((sum, { rewardHundredths }) => sum + rewardHundredths, 0) / 100,
  };
}

interface Scenery {
  readonly places: Places;
  readonly today: Date;
}

export function inventActivity(
  partner: PartnerSettings,
  profile: Profile,
  { places, today }: Scenery,
): InventedActivity {
  const [original = ''] = profile.name.split('-');
  const cards = cardsOf(partner, profile);
  const newCard = cards.find(({ linkedDaysAgo }) => linkedDaysAgo > 0);
  const story: Story = {
    partner,
    places,
    today,
    random: createRandom(seedOf(`${partner.id} ${original}`)),
    cards: cards.filter((card) => card !== newCard),
    newCard: newCard && {
      lastFour: newCard.lastFour,
      linkedAt: new Date(today.getTime() - newCard.linkedDaysAgo * DAY_MS),
    },
    email: `${profile.name}@example.com`,
    rate: usualRate(partner, profile.tier ?? 2),
  };
  const { year, hasLongHistory, joinedOn = USUAL_JOINING_DAY } = profile;
  const isRegular = ['member', 'vip', 'complete'].includes(original);
  const visits = [
    ...(isRegular ? earlierRows(story, joinedOn) : []),
    ...(year ? yearRows(story, year) : []),
    ...(hasLongHistory ? historyRows(story) : []),
  ];
  const byTime = (one: RowDraft, other: RowDraft) => one.occurredAt.getTime() - other.occurredAt.getTime();
  const earned = visits.toSorted(byTime);
  const { credits, balanceCents } = currencyOf(partner).paysStatementCredits
    ? creditRows(story, earned, hasLongHistory === true)
    : { credits: [], balanceCents: 0 };
  return {
    rows: [...earned, ...credits].toSorted(byTime),
    creditBalanceCents: balanceCents,
    year: yearFrom(earned, today),
  };
}
