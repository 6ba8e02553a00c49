import type { PartnerSettings } from '@tableside/partner-config';

export const supportAddress = ({ customerSupport: { email } }: PartnerSettings): string =>
  email.href.startsWith('mailto:') ? email.display : email.href;
