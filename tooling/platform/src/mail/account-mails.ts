import { currencyOf, joinsBySso, type BrowserSummary, type DeviceKind } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Mail } from './mail.ts';
import { mailOf } from './mail-of.ts';

const MINUTE_MS = 60_000;
const codeOnly = 'We’ll never call or write to ask for it, so please keep it to yourself.';

const untilText = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(moment) + ' (Eastern Time)';

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
    codeOnly,
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

const deviceTexts: Readonly<Record<DeviceKind, string>> = {
  iphone: 'an iPhone',
  ipad: 'an iPad',
  androidPhone: 'an Android phone',
  androidTablet: 'an Android tablet',
  windows: 'a Windows computer',
  mac: 'a Mac',
  chromebook: 'a Chromebook',
  linux: 'a Linux computer',
};

const browserText = ({ browser, device }: BrowserSummary): string =>
  `${browser ?? 'A browser that we don’t know'} on ${device ? deviceTexts[device] : 'a device that we don’t know'}`;

interface MailedDevice {
  readonly email: string;
  readonly at: Date;
  readonly summary: BrowserSummary;
}

export const newDeviceMail = (partner: PartnerSettings, { email, at, summary }: MailedDevice): Mail =>
  mailOf(partner, email, `New sign-in to your ${partner.programName} account`, [
    `Someone just signed in to your ${partner.programName} account on a device that hasn’t been used for it before:`,
    `    ${browserText(summary)}\n    ${untilText(at)}`,
    'If this was you, you’re all set.',
    joinsBySso(partner)
      ? `If it wasn’t, change the password of your ${partner.name} account. Then go to your profile at ${partner.siteUrl}, sign out everywhere, and call us.`
      : `If it wasn’t, go to your profile at ${partner.siteUrl} and choose a new password, which signs out every browser. Then call us.`,
  ]);

export const dataCodeMail = (
  partner: PartnerSettings,
  to: string,
  code: string,
  lifetimeMs: number,
): Mail => ({
  ...mailOf(partner, to, `Your ${partner.programName} code`, [
    `Here’s your code to download your ${partner.programName} data or to erase your account:`,
    `    ${code}`,
    `It works once, for ${lifetimeMs / MINUTE_MS} minutes, in the browser where you asked for it.`,
    'We’ll never call or write to ask for it, so please keep it to yourself.',
    'Didn’t ask for a code? Someone may be using your account. Please sign out, and call us.',
  ]),
  lifetimeMs,
});

export const erasureRequestedMail = (partner: PartnerSettings, to: string, until: Date): Mail =>
  mailOf(partner, to, `Your ${partner.programName} account will be erased`, [
    `You asked us to erase your ${partner.programName} account. You’re signed out everywhere, and your upcoming tables are canceled.`,
    `On ${untilText(until)}, we’ll erase your account and what we keep about you.`,
    'Changed your mind? Just sign in before then, and your account stays.',
    'If this wasn’t you, please sign in and call us right away.',
  ]);

export const accountRetainedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} account stays`, [
    `You signed in, so we won’t erase your ${partner.programName} account.`,
    'Your cards and your activity are as they were. Tables that were canceled stay canceled.',
  ]);

export const erasedMail = (partner: PartnerSettings, to: string): Mail => ({
  ...mailOf(partner, to, `Your ${partner.programName} account is erased`, [
    `We’ve erased your ${partner.programName} account and what we kept about you, and unlinked your cards.`,
    'For our books, we keep the amounts of past rewards by restaurant and month. Nothing in them says that they were yours.',
    'Backups still have your data until they expire. You’re welcome to join again anytime.',
  ]),
  isFarewell: true,
});

interface MailboxCode {
  readonly side: 'old' | 'new';
  readonly code: string;
  readonly lifetimeMs: number;
  readonly key: string;
}

const mailboxTexts = {
  old: {
    opening: 'You asked us to use a different email address for your account.',
    doubt:
      'Wasn’t this you? Your address stays the same without this code. But somebody knows your password, so please choose a new one or call us.',
  },
  new: {
    opening: 'A member asked us to use this email address.',
    doubt: 'Didn’t ask for a code? You don’t need to do anything. We won’t use this address.',
  },
} as const;

export const emailChangeMail = (
  partner: PartnerSettings,
  to: string,
  { side, code, ...sending }: MailboxCode,
): Mail => ({
  ...mailOf(partner, to, `Your ${partner.programName} code to change your email address`, [
    `${mailboxTexts[side].opening} Here’s the code from this mailbox:`,
    `    ${code}`,
    `It works once, for ${sending.lifetimeMs / MINUTE_MS} minutes, in the browser where you asked for it, together with the code that we sent to the other address.`,
    codeOnly,
    mailboxTexts[side].doubt,
  ]),
  ...sending,
});

/**
 * Replaces the code if the new address already belongs to a member, a fact that only the owner of that
 * mailbox may learn (PRO-19).
 */
export const emailTakenMail = (partner: PartnerSettings, to: string, key: string): Mail => ({
  ...mailOf(partner, to, `This address already belongs to a ${partner.programName} account`, [
    `Somebody asked us to use this email address for another ${partner.programName} account. It already belongs to one, so we can’t use it for a second.`,
    `If that was you, sign in at ${partner.siteUrl} with this address, or call us if you have two accounts.`,
    'If it wasn’t, you don’t need to do anything. Your account stays the same.',
  ]),
  key,
});

export const emailChangedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} email address was changed`, [
    `The email address of your ${partner.programName} account was just changed, and every other browser that was signed in has been signed out. We won’t write to this address anymore.`,
    'If this was you, you’re all set.',
    'If it wasn’t, please call us right away, and we’ll make sure your account is yours alone.',
  ]);

export const accountClosedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} account is closed`, [
    `Your last card was deleted, so your ${partner.programName} account is closed. Visits no longer earn ${currencyOf(partner).plural}.`,
    'To reopen it, sign in and link a card.',
    'If this wasn’t you, please call us right away.',
  ]);

export const profileAddedMail = (partner: PartnerSettings, to: string): Mail =>
  mailOf(partner, to, `Your ${partner.programName} membership now has a profile`, [
    `You can now sign in to ${partner.programName}. A profile with a password was just added to your membership.`,
    'If this wasn’t you, please call us right away.',
  ]);
