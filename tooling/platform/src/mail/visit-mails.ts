import {
  currencyOf,
  formatMoney,
  formatShortMoney,
  reservationBonus,
  type Claim,
  type ClaimReason,
  type ClaimState,
  type PlainDate,
  type Reservation,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { ReminderKind } from '../database/reminder-kinds.ts';
import type { Mail } from './mail.ts';
import { mailOf } from './mail-of.ts';

const whenOf = ({ startsAt, timeZone }: Reservation): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(startsAt),
  );

const tableOf = (reservation: Reservation): string =>
  `    ${reservation.merchantName}\n    ${whenOf(reservation)}\n    Party of ${reservation.partySize}`;

function reservedTable(partner: PartnerSettings, reservation: Reservation): string[] {
  const bonus = reservationBonus(reservation, partner);
  return [
    tableOf(reservation),
    ...(bonus
      ? [`Dine there and earn ${bonus} bonus ${currencyOf(partner).plural} for your reservation.`]
      : []),
    `Plans changed? Cancel at ${partner.siteUrl} so someone else can have the table.`,
  ];
}

export const reservationMail = (partner: PartnerSettings, to: string, reservation: Reservation): Mail =>
  mailOf(partner, to, `Your table at ${reservation.merchantName}`, [
    'Your table is reserved:',
    ...reservedTable(partner, reservation),
  ]);

interface Reminded {
  readonly memberId: string;
  readonly email: string;
}

const reminderOf = (
  partner: PartnerSettings,
  { memberId, email }: Reminded,
  kind: ReminderKind,
  subject: string,
  paragraphs: string[],
): Mail => ({ ...mailOf(partner, email, subject, paragraphs), reminder: { memberId, kind } });

export const tableTomorrowMail = (
  partner: PartnerSettings,
  member: Reminded,
  reservation: Reservation,
): Mail =>
  reminderOf(partner, member, 'tableTomorrow', `Tomorrow: your table at ${reservation.merchantName}`, [
    'Your table is reserved for tomorrow:',
    ...reservedTable(partner, reservation),
  ]);

export const reservationCanceledMail = (
  partner: PartnerSettings,
  to: string,
  reservation: Reservation,
): Mail =>
  mailOf(partner, to, `Your reservation at ${reservation.merchantName} is canceled`, [
    'Your reservation is canceled:',
    tableOf(reservation),
  ]);

interface MailedBonus {
  readonly description: string;
  readonly usableUntil: PlainDate;
  readonly mealsRequired: number | null;
  readonly mealsCompleted: number | null;
}

const mealsText = (completed: number, required: number): string =>
  `${completed} of ${required} ${required === 1 ? 'meal' : 'meals'} so far`;

export const bonusEndingMail = (
  partner: PartnerSettings,
  member: Reminded,
  { description, usableUntil, mealsRequired, mealsCompleted }: MailedBonus,
): Mail => {
  const about = [
    ...(description === '' ? [] : [description]),
    `Use it by ${dayText(usableUntil)}`,
    ...(mealsRequired === null ? [] : [mealsText(mealsCompleted ?? 0, mealsRequired)]),
  ];
  return reminderOf(partner, member, 'bonusEnding', `Your bonus ends on ${shortDayText(usableUntil)}`, [
    'A bonus you activated ends soon:',
    about.map((line) => `    ${line}`).join('\n'),
    `See what counts at ${partner.siteUrl} in your account.`,
  ]);
};

/** What the member still needs for another VIP year. `monthsLeft` includes the current month. */
interface MailedVipYear {
  readonly lastDay: PlainDate;
  readonly monthsLeft: number;
  readonly visits: number;
  readonly dollars: number;
}

const neededText = (visits: number, dollars: number): string =>
  [
    ...(visits > 0 ? [`${visits} ${visits === 1 ? 'visit' : 'visits'}`] : []),
    ...(dollars > 0 ? [formatShortMoney(Math.round(dollars * 100))] : []),
  ].join(' and ');

export const vipAtRiskMail = (
  partner: PartnerSettings,
  member: Reminded,
  { lastDay, monthsLeft, visits, dollars }: MailedVipYear,
): Mail => {
  const needed = neededText(visits, dollars);
  const perMonth = neededText(Math.ceil(visits / monthsLeft), Math.ceil(dollars / monthsLeft));
  return reminderOf(partner, member, 'vipAtRisk', `Your VIP year ends on ${shortDayText(lastDay)}`, [
    `To stay VIP after ${dayText(lastDay)}, you still need:`,
    monthsLeft === 1 ? `    ${needed} this month` : `    ${needed}\n    That’s ${perMonth} a month`,
    `See how far you’ve come at ${partner.siteUrl} in your account.`,
  ]);
};

type MailedClaim = Pick<Claim, 'reference' | 'merchantName' | 'visitDate' | 'billCents'>;

const dayText = (day: PlainDate): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const shortDayText = (day: PlainDate): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

const visitOf = ({ merchantName, visitDate, billCents }: MailedClaim): string =>
  `    ${merchantName}\n    ${dayText(visitDate)}\n    ${formatMoney(billCents)}`;

export const claimReceivedMail = (partner: PartnerSettings, to: string, claim: MailedClaim): Mail =>
  mailOf(partner, to, `We’ve got your report ${claim.reference}`, [
    'Thanks for telling us about a visit whose reward is missing:',
    visitOf(claim),
    `Your reference is ${claim.reference}. Please have it ready if you call.`,
    `We’ll look into it and write to you once it’s decided. Until then, you can follow it at ${partner.siteUrl} under your activity.`,
    'If this wasn’t you, please call us right away.',
  ]);

interface MailedDecision {
  readonly state: Exclude<ClaimState, 'received'>;
  readonly reason: ClaimReason;
  readonly rewardHundredths?: number | undefined;
}

const reasonTexts: Readonly<Record<ClaimReason, (partner: PartnerSettings) => string>> = {
  foundAndCredited: () => 'We found your payment, and the visit is credited.',
  goodwill: () => 'We couldn’t find your payment, but we credited the visit anyway.',
  alreadyRewarded: () => 'This visit already has its reward.',
  cardNotLinked: () => 'The card you paid with wasn’t linked on that day.',
  dayWithoutReward: () => 'The restaurant doesn’t earn on that day of the week.',
  spendLimitReached: () => 'You had reached what this restaurant rewards in a month.',
  receiptUnreadable: () => 'We couldn’t read your receipt.',
  receiptMissing: () => 'We need a receipt to look into this visit.',
  differentRestaurant: () => 'Your receipt is from another restaurant.',
  notInProgramThen: ({ programName }) => `The restaurant wasn’t in ${programName} on that day.`,
};

const rewardText = (partner: PartnerSettings, hundredths: number): string => {
  const { isMoney, singular, plural } = currencyOf(partner);
  return isMoney
    ? `${formatMoney(hundredths)} in ${plural}`
    : `${new Intl.NumberFormat('en-US').format(hundredths / 100)} ${hundredths === 100 ? singular : plural}`;
};

interface MailedReward {
  readonly merchantName: string;
  readonly visitDate: PlainDate;
  readonly rewardHundredths: number;
}

export const rewardPostedMail = (
  partner: PartnerSettings,
  member: Reminded,
  { merchantName, visitDate, rewardHundredths }: MailedReward,
): Mail => {
  const reward = rewardText(partner, rewardHundredths);
  return reminderOf(partner, member, 'rewardPosted', `You earned ${reward}`, [
    'The reward for your visit is in your account:',
    `    ${reward}\n    ${merchantName}\n    ${dayText(visitDate)}`,
    `You’ll find it at ${partner.siteUrl} under your activity.`,
  ]);
};

const decisionTexts: Readonly<
  Record<
    MailedDecision['state'],
    {
      readonly subject: (reference: string) => string;
      readonly opening: string;
      readonly next: (partner: PartnerSettings, decision: MailedDecision) => string;
    }
  >
> = {
  credited: {
    subject: (reference) => `Your report ${reference} is credited`,
    opening: 'Good news about the visit you reported:',
    next: (partner, { rewardHundredths = 0 }) =>
      `You’ll find ${rewardText(partner, rewardHundredths)} for it at ${partner.siteUrl} under your activity.`,
  },
  needsMore: {
    subject: (reference) => `We need more for your report ${reference}`,
    opening: 'We’re looking into the visit you reported:',
    next: ({ siteUrl }) =>
      `Please add a clear picture of the whole receipt at ${siteUrl} under your activity, and we’ll go on.`,
  },
  declined: {
    subject: (reference) => `We couldn’t credit your report ${reference}`,
    opening: 'We’ve looked into the visit you reported:',
    next: () => 'If you think we’re wrong, please call or write to us.',
  },
};

export function claimDecidedMail(
  partner: PartnerSettings,
  to: string,
  claim: MailedClaim,
  decision: MailedDecision,
): Mail {
  const { subject, opening, next } = decisionTexts[decision.state];
  return mailOf(partner, to, subject(claim.reference), [
    opening,
    visitOf(claim),
    reasonTexts[decision.reason](partner),
    next(partner, decision),
    `Your reference is ${claim.reference}. Please have it ready if you call.`,
  ]);
}
