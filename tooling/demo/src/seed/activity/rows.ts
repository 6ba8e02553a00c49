import { createHash } from 'node:crypto';

import { localTimeOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { schema } from '@tableside/platform/database';

import { rewardOf } from '@tableside/platform/dining';
import type { Random } from '../random.ts';
import type { Place, Places } from './places.ts';

export interface RowDraft extends Omit<
  typeof schema.activityRecords.$inferSelect,
  'id' | 'memberId' | 'partnerId' | 'publicId'
> {
  readonly isReviewed: boolean;
}

export interface Story {
  readonly partner: PartnerSettings;
  readonly random: Random;
  readonly places: Places;
  readonly today: Date;
  readonly cards: readonly { readonly cardType: string; readonly lastFour: string }[];
  /** A recently linked card with which no other visit was paid. */
  readonly newCard?: { readonly lastFour: string; readonly linkedAt: Date } | undefined;
  readonly email: string;
  readonly rate: number;
}

const blank = {
  localDate: null,
  transactionType: null,
  rewardSource: null,
  merchantId: null,
  merchantName: '',
  rewardHundredths: 0,
  billCents: null,
  cardLastFour: null,
  paidAt: null,
  bonusCode: null,
  reasonCode: null,
  isDine: false,
  creditCents: null,
  targetType: null,
  targetLabel: null,
  benefitProcessor: null,
  isReviewed: false,
} satisfies Partial<RowDraft>;

type Bill = Pick<RowDraft, 'occurredAt' | 'status'> &
  Partial<RowDraft> & { readonly billCents: number; readonly place?: Place };

export function billRow(story: Story, { place, ...bill }: Bill): RowDraft {
  const { partner, random, places, cards, rate } = story;
  const { id: merchantId, name: merchantName, timeZone } = place ?? random.pick(places.open);
  return {
    ...blank,
    recordType: 'Transaction',
    transactionType: 'Settle',
    rewardSource: 'S',
    merchantId,
    merchantName,
    localDate: localTimeOf(bill.occurredAt.getTime(), timeZone).date,
    rewardHundredths: rewardOf(partner, bill.billCents, rate),
    cardLastFour: cards.length > 0 ? random.pick(cards).lastFour : null,
    isDine: bill.billCents > 0,
    ...bill,
  };
}

export const rewardRow = (
  reward: Pick<RowDraft, 'occurredAt' | 'status' | 'rewardHundredths'> & Partial<RowDraft>,
): RowDraft => ({
  ...blank,
  recordType: 'Transaction',
  transactionType: 'Manual',
  rewardSource: 'B',
  ...reward,
});

export const creditRow = (
  credit: Pick<RowDraft, 'occurredAt' | 'status' | 'creditCents' | 'targetType' | 'targetLabel'> &
    Partial<RowDraft>,
): RowDraft => ({ ...blank, recordType: 'Credit', ...credit });

export const idOf = (memberId: string, index: number): string =>
  createHash('sha256').update(`demo record\n${memberId}\n${index}`).digest('base64url').slice(0, 20);
