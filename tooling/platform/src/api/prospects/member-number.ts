import type { PartnerSettings } from '@tableside/partner-config';

/** Whether a text has the format of a partner's member numbers (VAL-12), in upper or lower case. */
export const isMemberNumber = (
  { partnerNumberPattern }: Pick<PartnerSettings, 'partnerNumberPattern'>,
  text: string,
): boolean => new RegExp(partnerNumberPattern, 'i').test(text.trim());
