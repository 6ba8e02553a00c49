import { currencyOf, formatMoney, type PlainDate } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Mail } from './mail.ts';
import { supportAddress } from './support-address.ts';

const helpOf = (partner: PartnerSettings): string =>
  `Questions? Call ${partner.customerSupport.phone.formatted} or write to us: ${supportAddress(partner)}`;

/**
 * A mail of a program. It contains no user input, so it cannot be abused to send text in the program's name.
 */
export const mailOf = (
  partner: PartnerSettings,
  to: string,
  subject: string,
  paragraphs: string[],
): Mail => ({
  partnerId: partner.id,
  to,
  subject,
  body: `${['Hello,', ...paragraphs, helpOf(partner), `${partner.programName}\n${partner.siteUrl}`].join('\n\n')}\n`,
});

export const dayText = (day: PlainDate): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

export const shortDayText = (day: PlainDate): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

export const rewardText = (partner: PartnerSettings, hundredths: number): string => {
  const { isMoney, singular, plural } = currencyOf(partner);
  return isMoney
    ? `${formatMoney(hundredths)} in ${plural}`
    : `${new Intl.NumberFormat('en-US').format(hundredths / 100)} ${hundredths === 100 ? singular : plural}`;
};
