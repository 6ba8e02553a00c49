import type { PartnerSettings } from '@tableside/partner-config';

export const isMemberNumber = (
  { partnerNumberPattern }: Pick<PartnerSettings, 'partnerNumberPattern'>,
  text: string,
): boolean => new RegExp(partnerNumberPattern, 'i').test(text.trim());
