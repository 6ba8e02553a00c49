import { formatMoney, type Claim, type ClaimReason, type ClaimState } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { dayText, mailOf, rewardText } from './mail-text.ts';
import type { Mail } from './mail.ts';

/** What a mail says of a claim. */
type MailedClaim = Pick<Claim, 'reference' | 'merchantName' | 'visitDate' | 'billCents'>;

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

/** A decision as its mail tells it; the reward where it is credited, in hundredths of the currency. */
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

/** Says what was decided about a claim, why, and what is next (CLM-07). */
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
