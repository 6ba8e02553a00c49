import { dayOf, type Reservation } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import * as accountMails from '../mail/account-mails.ts';
import type { Mail } from '../mail/mail.ts';
import * as visitMails from '../mail/visit-mails.ts';

const mails = { ...accountMails, ...visitMails };

const to = 'robin@example.com';
const reminded = { memberId: 'robin', email: to };

const reservation: Reservation = {
  id: 'r-1',
  merchantId: '7001',
  merchantName: 'Basil Wharf',
  timeZone: 'America/New_York',
  startsAt: '2026-06-19T23:30:00Z',
  partySize: 4,
  hasBonus: true,
  requiresCard: false,
};
const claim = {
  reference: 'K7M4XP',
  merchantName: 'Basil Wharf',
  visitDate: dayOf('2026-06-01'),
  billCents: 4820,
};

export const sampleMails: Readonly<Record<keyof typeof mails, (partner: PartnerSettings) => Mail>> = {
  recoveryMail: (partner) => mails.recoveryMail(partner, to, '012345', 15 * 60_000),
  passwordChangedMail: (partner) => mails.passwordChangedMail(partner, to),
  newDeviceMail: (partner) =>
    mails.newDeviceMail(partner, {
      email: to,
      at: new Date('2026-06-15T12:00:00Z'),
      summary: { browser: 'Firefox', device: 'windows' },
    }),
  dataCodeMail: (partner) => mails.dataCodeMail(partner, to, '012345', 15 * 60_000),
  erasureRequestedMail: (partner) =>
    mails.erasureRequestedMail(partner, to, new Date('2026-06-22T12:00:00Z')),
  accountRetainedMail: (partner) => mails.accountRetainedMail(partner, to),
  erasedMail: (partner) => mails.erasedMail(partner, to),
  emailChangeMail: (partner) =>
    mails.emailChangeMail(partner, to, {
      side: 'old',
      code: '012345',
      lifetimeMs: 15 * 60_000,
      key: 'a key',
    }),
  emailTakenMail: (partner) => mails.emailTakenMail(partner, to, 'a key'),
  emailChangedMail: (partner) => mails.emailChangedMail(partner, to),
  accountClosedMail: (partner) => mails.accountClosedMail(partner, to),
  profileAddedMail: (partner) => mails.profileAddedMail(partner, to),
  reservationMail: (partner) => mails.reservationMail(partner, to, reservation),
  tableTomorrowMail: (partner) => mails.tableTomorrowMail(partner, reminded, reservation),
  reservationCanceledMail: (partner) => mails.reservationCanceledMail(partner, to, reservation),
  rewardPostedMail: (partner) =>
    mails.rewardPostedMail(partner, reminded, {
      merchantName: 'Basil Wharf',
      visitDate: dayOf('2026-06-01'),
      rewardHundredths: 24_100,
    }),
  bonusEndingMail: (partner) =>
    mails.bonusEndingMail(partner, reminded, {
      description: 'A late breakfast on a weekend brings more.',
      usableUntil: dayOf('2026-06-21'),
      mealsRequired: 3,
      mealsCompleted: 1,
    }),
  vipAtRiskMail: (partner) =>
    mails.vipAtRiskMail(partner, reminded, {
      lastDay: dayOf('2026-12-31'),
      monthsLeft: 2,
      visits: 4,
      dollars: 240,
    }),
  claimReceivedMail: (partner) => mails.claimReceivedMail(partner, to, claim),
  claimDecidedMail: (partner) =>
    mails.claimDecidedMail(partner, to, claim, {
      state: 'credited',
      reason: 'foundAndCredited',
      rewardHundredths: 24_100,
    }),
};
