import type { PartnerSettings } from '@tableside/partner-config';

/** Whether a text has the form of a partner's numbers (VAL-12), in any case. */
export const isMemberNumber = (
  { partnerNumberPattern }: Pick<PartnerSettings, 'partnerNumberPattern'>,
  text: string,
): boolean => new RegExp(partnerNumberPattern, 'i').test(text.trim());
