import { buildTransaction } from '@tableside/api-client/testing';
import { fillText } from '@tableside/content-client';
import { notEarnedReasons, type NotEarnedReason, type PlainDate, type ReasonFacts } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import { reasonCopy } from './reason-messages.ts';
import { reasonsCopy, type ReasonKey } from './reasons.copy.ts';

type Body = NonNullable<Parameters<typeof buildTransaction>[0]>;

const day = '2026-10-06' as PlainDate;
const later = '2026-11-29';

const nonBreaking = /\u00a0/g;
function messageOf(reasonCode: string, body: Body = {}, now = later) {
  const record = buildTransaction({
    awardStatus: 'Forfeit',
    date: `${day}T20:00:00.000Z`,
    localDate: day,
    reasonCode,
    ...body,
  });
  const message = reasonCopy(record, { day, now });
  if (!message) return undefined;
  const fill = (key: ReasonKey) =>
    fillText(reasonsCopy.texts[key], {
      partner: { program: 'Sample Dining', what: 'Your visit', ...message.values },
      linkLabel: (name) => name,
    }).replaceAll(nonBreaking, ' ');
  return { why: fill(message.why), next: fill(message.next), href: message.nextHref };
}

const facts = {
  earnDays: ['Fri', 'Sat', 'Sun'],
  maxSpend: 750,
  maxVisitsPerMonth: 3,
  cardLinkedOn: '2026-10-06',
  merchantJoinedOn: '2026-11-02',
} satisfies Body['reasonFacts'];

const elsewhere = 'A card earns in one program at a time.';
const cards = ['Check your linked cards', '/account/manage_cards'] as const;
const nothing = ['Nothing can be done for this visit.', undefined] as const;

const sentences: Readonly<
  Record<NotEarnedReason, readonly [full: readonly unknown[], short: readonly unknown[]]>
> = {
  dayWithoutReward: [
    [
      'Your visit was on a Tuesday, and this restaurant only earns Friday to Sunday.',
      'See what each day earns here',
      '/merchants/1',
    ],
    ['Your visit was on a day on which this restaurant doesn’t earn.', ...nothing],
  ],
  spendLimitReached: [
    [
      'Your visit came after you’d reached this restaurant’s $750 limit for October 2026.',
      'What you spend here has counted again since November 1, 2026.',
      undefined,
    ],
    ['Your visit came after you’d reached this restaurant’s spending limit for October 2026.', ...nothing],
  ],
  visitLimitReached: [
    [
      'Your visit came after you’d reached this restaurant’s limit of 3 visits for October 2026.',
      'Your visits here have counted again since November 1, 2026.',
      undefined,
    ],
    ['Your visit came after you’d reached this restaurant’s limit of visits for October 2026.', ...nothing],
  ],
  cardNotLinkedThen: [
    [
      'Your visit was paid with your card ending in 1111, which you linked on October 6, 2026.',
      'What you pay with it has counted since October 7, 2026.',
      undefined,
    ],
    ['Your visit was paid with a card that wasn’t linked then.', ...cards],
  ],
  paidWithPin: [
    [
      'Your visit was paid with a PIN, and debit cards earn when they’re run as credit.',
      'Nothing can be done for this visit. Next time, choose credit and skip the PIN.',
      undefined,
    ],
    [
      'Your visit was paid with a PIN, and debit cards earn when they’re run as credit.',
      'Nothing can be done for this visit. Next time, choose credit and skip the PIN.',
      undefined,
    ],
  ],
  belowMinimum: [
    ['Your visit came to $48.20, which is below the smallest bill that earns.', ...nothing],
    ['Your visit was below the smallest bill that earns.', ...nothing],
  ],
  refunded: [
    ['Your visit was refunded, so there was no bill to earn from.', ...nothing],
    ['Your visit was refunded, so there was no bill to earn from.', ...nothing],
  ],
  notInProgramThen: [
    [
      'Your visit was before this restaurant joined Sample Dining on November 2, 2026.',
      'Visits have counted since that day.',
      undefined,
    ],
    ['Your visit was at a time when this restaurant wasn’t in Sample Dining.', ...nothing],
  ],
  reviewMissing: [
    ['Your visit needed a review by November 9, 2026 to earn, and we didn’t get one.', ...nothing],
    ['Your visit needed a review by November 9, 2026 to earn, and we didn’t get one.', ...nothing],
  ],
  linkedLessThanADayBefore: [
    [
      'Your visit was less than a day after you linked your card ending in 1111, on October 6, 2026.',
      'What you pay with it has counted since October 7, 2026.',
      undefined,
    ],
    [
      'Your visit was less than a day after you linked your card.',
      'What you pay with it has counted since October 7, 2026.',
      undefined,
    ],
  ],
  processorChanged: [
    [
      'Your visit was around the time this restaurant changed how it takes cards, so we couldn’t match your payment.',
      'Do you have the receipt? Write to support_email.',
      undefined,
    ],
    [
      'Your visit was around the time this restaurant changed how it takes cards, so we couldn’t match your payment.',
      'Do you have the receipt? Write to support_email.',
      undefined,
    ],
  ],
  locationNotEnrolled: [
    [
      'Your visit was at a location of Basil Wharf that isn’t in Sample Dining.',
      'Find a restaurant in Sample Dining',
      '/search',
    ],
    [
      'Your visit was at a location that isn’t in Sample Dining.',
      'Find a restaurant in Sample Dining',
      '/search',
    ],
  ],
  paidThroughDelivery: [
    [
      'Your visit was paid to a delivery service and not to the restaurant.',
      'Nothing can be done for this order. Next time, pay the restaurant directly.',
      undefined,
    ],
    [
      'Your visit was paid to a delivery service and not to the restaurant.',
      'Nothing can be done for this order. Next time, pay the restaurant directly.',
      undefined,
    ],
  ],
  cardInOtherProgram: [
    [
      `Your visit was paid with your card ending in 1111, which was linked to another dining program then. ${elsewhere}`,
      ...cards,
    ],
    [
      `Your visit was paid with a card that was linked to another dining program then. ${elsewhere}`,
      ...cards,
    ],
  ],
};

const bare: Body = {
  merchantName: '',
  merchantId: null,
  activeMerchant: false,
  dineAmount: null,
  cardLastFour: null,
};

test.each(notEarnedReasons)(
  'HIS-25.a HIS-25.d HIS-26.a %s: its sentence with all facts, a shorter one with none, and a next step',
  (reason) => {
    const [full, short] = sentences[reason];
    const texts = (body: Body) => Object.values(messageOf(reason, body) ?? {});
    expect(texts({ reasonFacts: facts })).toEqual(full);
    expect(texts(bare)).toEqual(short);
  },
);

test('HIS-25.b an unknown code, or none, has no sentence of its own', () => {
  expect(messageOf('badWeather')).toBeUndefined();
  expect(reasonCopy(buildTransaction({ awardStatus: 'Forfeit' }), { day, now: later })).toBeUndefined();
});

describe('HIS-25.d a fact that contradicts the cause is left out', () => {
  const why = (reason: NotEarnedReason, reasonFacts: Partial<Record<keyof ReasonFacts, unknown>>) =>
    messageOf(reason, { reasonFacts: reasonFacts as NonNullable<Body['reasonFacts']> })?.why;

  test('the restaurant earns on that day by now', () => {
    expect(why('dayWithoutReward', { earnDays: ['Mon', 'Tue'] })).toBe(sentences.dayWithoutReward[1][0]);
  });
  test('a card with these digits was linked before', () => {
    expect(why('cardNotLinkedThen', { cardLinkedOn: '2026-10-05' })).toBe(
      'Your visit was paid with a card ending in 1111, which wasn’t linked then.',
    );
    expect(why('linkedLessThanADayBefore', { cardLinkedOn: '2026-10-05' })).toContain('October 5, 2026');
    for (const cardLinkedOn of ['2026-10-04', '2026-10-07'])
      expect(why('linkedLessThanADayBefore', { cardLinkedOn })).toBe(
        sentences.linkedLessThanADayBefore[1][0],
      );
  });
  test('the restaurant joined before', () => {
    expect(why('notInProgramThen', { merchantJoinedOn: '2026-10-06' })).toBe(
      sentences.notInProgramThen[1][0],
    );
  });
});

test('HIS-25.a one visit, and days that do not follow each other', () => {
  expect(messageOf('visitLimitReached', { reasonFacts: { maxVisitsPerMonth: 1 } })?.why).toBe(
    'Your visit came after you’d reached this restaurant’s limit of 1 visit for October 2026.',
  );
  expect(messageOf('dayWithoutReward', { reasonFacts: { earnDays: ['Sun', 'Mon', 'Wed'] } })?.why).toBe(
    'Your visit was on a Tuesday, and this restaurant only earns Sunday, Monday, and Wednesday.',
  );
});

test('HIS-25.d HIS-26.a a date is said as one to come until it is there', () => {
  const next = (reason: NotEarnedReason, now: string, reasonFacts: Body['reasonFacts'] = facts) =>
    messageOf(reason, { reasonFacts }, now)?.next;
  expect(next('spendLimitReached', '2026-10-31')).toBe(
    'What you spend here counts again from November 1, 2026.',
  );
  expect(next('spendLimitReached', '2026-11-01')).toContain('has counted again since');
  expect(next('visitLimitReached', '2026-10-31')).toBe('Your visits here count again from November 1, 2026.');
  expect(next('linkedLessThanADayBefore', '2026-10-06')).toBe(
    'What you pay with it counts from October 7, 2026.',
  );
  expect(next('cardNotLinkedThen', '2026-10-06')).toBe('What you pay with it counts from October 7, 2026.');
  expect(messageOf('reviewMissing', {}, '2026-11-09')?.why).toBe(
    'Your visit needed a review to earn, and we didn’t get one.',
  );
});

test('HIS-26.b CLM-01.b processorChanged leads to the claim form where the visit can be reported', () => {
  const reportHref = '/account/report_visit?merchantId=1&visitDate=2026-10-06';
  for (const reason of notEarnedReasons) {
    const record = buildTransaction({ awardStatus: 'Forfeit', reasonCode: reason });
    const leads = reasonCopy(record, { day, now: later, reportHref })?.nextHref === reportHref;
    expect([reason, leads]).toEqual([reason, reason === 'processorChanged']);
  }
});

test.each(['dayWithoutReward', 'spendLimitReached', 'visitLimitReached', 'notInProgramThen'] as const)(
  'HIS-26.a %s: nothing can be done where the restaurant has left',
  (reason) => {
    const message = messageOf(reason, { reasonFacts: facts, activeMerchant: false });
    expect([message?.next, message?.href]).toEqual(['Nothing can be done for this visit.', undefined]);
  },
);
