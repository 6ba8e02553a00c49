import { formatMoney, reservationBonus, type Claim, type Reservation } from '@tableside/core';
import { currencyCopy, type PartnerSettings } from '@tableside/partner-config';

import type { Mail } from './mailer.ts';

function helpOf({ customerSupport: { phone, email } }: PartnerSettings): string {
  const written = email.href.startsWith('mailto:') ? email.display : email.href;
  return `Questions? Call ${phone.formatted} or write to us: ${written}`;
}

/**
 * A mail of a program. It contains no user input, so it cannot be abused to send text in the program's name.
 */
const mailOf = (partner: PartnerSettings, to: string, subject: string, paragraphs: string[]): Mail => ({
  partnerId: partner.id,
  to,
  subject,
  body: `${['Hello,', ...paragraphs, helpOf(partner), `${partner.programName}\n${partner.siteUrl}`].join('\n\n')}\n`,
});

const MINUTE_MS = 60_000;

export const recoveryMail = (
  partner: PartnerSettings,
  to: string,
  code: string,
  lifetimeMs: number,
): Mail => ({
  ...mailOf(partner, to, `Your ${partner.programName} code`, [
    `Here’s your code to choose a password for ${partner.programName}:`,
    `    ${code}`,
    `It works once, for ${lifetimeMs / MINUTE_MS} minutes, in the browser where you asked for it.`,
    'We’ll never call or write to ask for it, so please keep it to yourself.',
    'Didn’t ask for a code? You don’t need to do anything. Your membership stays the same.',
  ]),
  lifetimeMs,
});

export const passwordChangedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} password was changed`, [
    `The password for your ${partner.programName} account was just changed, and every browser that was signed in has been signed out.`,
    'If this was you, you’re all set.',
    'If it wasn’t, please call us right away, and we’ll make sure your account is yours alone.',
  ]);

export const accountClosedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} account is closed`, [
    `Your last card was deleted, so your ${partner.programName} account is closed. Visits no longer earn ${currencyCopy(partner).plural}.`,
    'To reopen it, sign in and link a card.',
    'If this wasn’t you, please call us right away.',
  ]);

export const profileAddedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} membership now has a profile`, [
    `You can now sign in to ${partner.programName}. A profile with a password was just added to your membership.`,
    'If this wasn’t you, please call us right away.',
  ]);

const whenOf = ({ startsAt, timeZone }: Reservation): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(startsAt),
  );

const tableOf = (reservation: Reservation): string =>
  `    ${reservation.merchantName}\n    ${whenOf(reservation)}\n    Party of ${reservation.partySize}`;

export function reservationMail(partner: PartnerSettings, to: string, reservation: Reservation): Mail {
  const bonus = reservationBonus(reservation, partner);
  return mailOf(partner, to, `Your table at ${reservation.merchantName}`, [
    'Your table is reserved:',
    tableOf(reservation),
    ...(bonus
      ? [`Dine there and earn ${bonus} bonus ${currencyCopy(partner).plural} for your reservation.`]
      : []),
    `Plans changed? Cancel at ${partner.siteUrl} so someone else can have the table.`,
  ]);
}

export const reservationCancelledMail = (
  partner: PartnerSettings,
  to: string,
  reservation: Reservation,
): Mail =>
  mailOf(partner, to, `Your reservation at ${reservation.merchantName} is canceled`, [
    'Your reservation is canceled:',
    tableOf(reservation),
  ]);

/** What a mail says of a claim. */
type MailedClaim = Pick<Claim, 'reference' | 'merchantName' | 'visitDate' | 'billCents'>;

const visitOf = ({ merchantName, visitDate, billCents }: MailedClaim): string => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return `    ${merchantName}\n    ${day.format(new Date(visitDate))}\n    ${formatMoney(billCents)}`;
};

export const claimReceivedMail = (partner: PartnerSettings, to: string, claim: MailedClaim): Mail =>
  mailOf(partner, to, `We’ve got your report ${claim.reference}`, [
    'Thanks for telling us about a visit whose reward is missing:',
    visitOf(claim),
    `Your reference is ${claim.reference}. Please have it ready if you call.`,
    `We’ll look into it and write to you once it’s decided. Until then, you can follow it at ${partner.siteUrl} under your activity.`,
    'If this wasn’t you, please call us right away.',
  ]);
