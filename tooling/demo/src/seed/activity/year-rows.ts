import { currencyOf, DAY_MS, yearOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { rewardOf } from '@tableside/platform/dining';
import type { ProfileYear } from '../people-profiles.ts';
import { billRow, rewardRow, type RowDraft, type Story } from './rows.ts';

export const earnedHundredths = (
  partner: PartnerSettings,
  { dollars, earned }: ProfileYear,
  rate: number,
): number => (currencyOf(partner).isMoney ? dollars * rate : earned * 100);

function split({ random }: Story, amount: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => 0.6 + random.next() * 0.8);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const amounts = weights.map((weight) => Math.floor((amount * weight) / sum));
  return amounts.map((each, at) => (at > 0 ? each : amount - amounts.slice(1).reduce((a, b) => a + b, 0)));
}

const billThatEarns = ({ random, rate }: Story, units: number): number =>
  random.between(Math.ceil((units * 100) / rate), Math.ceil(((units + 1) * 100) / rate) - 1);

function eveningOf({ random, today }: Story, moment: number): Date {
  const evening = moment - (moment % DAY_MS) + random.between(17 * 60, 23 * 60 + 50) * 60_000;
  return new Date(evening <= today.getTime() ? evening : moment);
}

const PAID_AFTER_DAYS = 12;

export function settled({ today }: Story, occurredAt: Date): Pick<RowDraft, 'status' | 'paidAt'> {
  const paidAt = new Date(occurredAt.getTime() + PAID_AFTER_DAYS * DAY_MS);
  return paidAt <= today ? { status: 'Paid', paidAt } : { status: 'Awarded', paidAt: null };
}

function bonusesOf({ partner }: Story, hundredths: number): number[] {
  const largest = currencyOf(partner).isMoney ? 500 : 50_000;
  const whole = Array.from({ length: Math.floor(hundredths / largest) }, () => largest);
  return hundredths % largest === 0 ? whole : [...whole, hundredths % largest];
}

/**
 * Returns records of this UTC year that add up to exactly the profile's visits, dollars and earnings. The
 * last visits are pending, so their bills count but their rewards do not. Bonuses make up the rest of the
 * earnings.
 */
export function yearRows(story: Story, year: ProfileYear): RowDraft[] {
  const { partner, today, random, rate } = story;
  const { dines, dollars } = year;
  if (dines === 0) return [];
  const unit = currencyOf(partner).isMoney ? 1 : 100;
  const earned = earnedHundredths(partner, year, rate);
  const step = 50 * unit;
  const byMost = Math.min(earned, rewardOf(partner, dollars * 80, rate));
  const bonus = Math.ceil((earned - byMost) / step) * step;
  const pending = dines > 2 ? 2 : 1;

  const paid = split(story, (earned - bonus) / unit, dines - pending).map((units) =>
    billThatEarns(story, units),
  );
  const open = split(story, dollars * 100 - paid.reduce((sum, cents) => sum + cents, 0), pending);
  const bonuses = bonusesOf(story, bonus);

  const from = Date.UTC(yearOf(today.getTime()), 0, 1);
  const until = Math.max(from, today.getTime() - 14 * DAY_MS);
  const spread = (at: number, count: number) =>
    eveningOf(story, from + Math.floor(((until - from) * (at + 0.5)) / count));
  const recent = (at: number) => eveningOf(story, Math.max(from, today.getTime() - (3 + 6 * at) * DAY_MS));
  return [
    ...paid.map((billCents, at) => {
      const occurredAt = spread(at, paid.length);
      return billRow(story, {
        occurredAt,
        billCents,
        isReviewed: random.chance(0.5),
        ...settled(story, occurredAt),
      });
    }),
    ...bonuses.map((rewardHundredths, at) => {
      const occurredAt = spread(at, bonuses.length);
      return rewardRow({ occurredAt, rewardHundredths, ...settled(story, occurredAt) });
    }),
    ...open.map((billCents, at) => billRow(story, { occurredAt: recent(at), billCents, status: 'Pending' })),
  ];
}

export function earlierRows(story: Story, joinedOn: string): RowDraft[] {
  const { random, today } = story;
  const rows: RowDraft[] = [];
  const until = Date.UTC(yearOf(today.getTime()), 0, 1) - DAY_MS;
  for (let at = Date.parse(joinedOn) + 9 * DAY_MS; at < until; at += random.between(14, 26) * DAY_MS) {
    const occurredAt = eveningOf(story, at);
    rows.push(
      billRow(story, {
        occurredAt,
        billCents: random.between(1850, 14_600),
        isReviewed: random.chance(0.6),
        ...settled(story, occurredAt),
      }),
    );
  }
  return rows;
}
