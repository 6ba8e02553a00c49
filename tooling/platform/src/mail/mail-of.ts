import type { PartnerSettings } from '@tableside/partner-config';

import type { Mail } from './mail.ts';
import { supportAddress } from './support-address.ts';

const helpOf = (partner: PartnerSettings): string =>
  `Questions? Call ${partner.customerSupport.phone.formatted} or write to us: ${supportAddress(partner)}`;

/**
 * Builds a program's mail. Do not pass user input, because the mail could then be abused to send text in the
 * program's name.
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
