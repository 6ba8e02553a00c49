import type { PartnerSettings } from '@tableside/partner-config';

/** The address of support as mails write it: a page that takes questions has no other name in a text. */
export const supportAddress = ({ customerSupport: { email } }: PartnerSettings): string =>
  email.href.startsWith('mailto:') ? email.display : email.href;
