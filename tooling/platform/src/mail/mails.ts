import { reservationBonus, type Reservation } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Mail } from './mailer.ts';

/** A sentence with the contact details of customer support. */
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

/**
 * The code that proves a mailbox: for a new password, or for the first one of a membership without a profile.
 */
export const recoveryMail = (
  partner: PartnerSettings,
  to: string,
  code: string,
  lifetimeMs: number,
): Mail => ({
  ...mailOf(partner, to, `Your ${partner.programName} code`, [
    `Here is your code to choose a password for ${partner.programName}:`,
    `    ${code}`,
    `It works once, for ${lifetimeMs / MINUTE_MS} minutes, in the browser in which you asked for it.`,
    'We will never call or write to ask you for it, so please keep it to yourself.',
    'You did not ask for a code? Then there is nothing to do: your membership stays as it is.',
  ]),
  lifetimeMs,
});

/** Notifies the owner of an account that its password was changed. */
export const passwordChangedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} password was changed`, [
    `The password of your ${partner.programName} account was just changed, and every browser that was signed in has been signed out.`,
    'That was you? Then there is nothing to do.',
    'It was not you? Please call us right away, and we will make sure that the account is yours alone again.',
  ]);

/** Confirms that unlinking the last card has closed an account. */
export const accountClosedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} account is closed`, [
    `Your last card was deleted, and your ${partner.programName} account was closed with it. Visits no longer earn rewards.`,
    'To open it again, sign in and link a card.',
    'It was not you? Please call us right away.',
  ]);

/** Notifies an existing member that a profile was added to the membership. */
export const profileAddedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} membership has a profile now`, [
    `You can sign in to ${partner.programName} from now on: a profile with a password was just added to your membership.`,
    'That was not you? Please call us right away.',
  ]);

/** Date and time in the restaurant's time zone, written out. */
const whenOf = ({ startsAt, timeZone }: Reservation): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(startsAt),
  );

const tableOf = (reservation: Reservation): string =>
  `    ${reservation.merchantName}\n    ${whenOf(reservation)}\n    Party of ${reservation.partySize}`;

/** Confirms a reservation after it was made and after each change. */
export function reservationMail(partner: PartnerSettings, to: string, reservation: Reservation): Mail {
  const points = reservationBonus(reservation, partner);
  return mailOf(partner, to, `Your table at ${reservation.merchantName}`, [
    'Your table is reserved:',
    tableOf(reservation),
    ...(points ? [`Dine there and earn ${points} bonus points for your reservation.`] : []),
    `Plans changed? Cancel on ${partner.siteUrl} so that somebody else can have the table.`,
  ]);
}

/** Confirms that a reservation was cancelled. */
export const reservationCancelledMail = (
  partner: PartnerSettings,
  to: string,
  reservation: Reservation,
): Mail =>
  mailOf(partner, to, `Your table at ${reservation.merchantName} is cancelled`, [
    'Your reservation is cancelled:',
    tableOf(reservation),
  ]);
