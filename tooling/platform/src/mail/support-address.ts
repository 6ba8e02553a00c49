import type { PartnerSettings } from '@tableside/partner-config';

/** Returns support's address as text for a mail: the email address itself, or the URL of a contact page. */
export const supportAddress = ({ customerSupport: { email } }: PartnerSettings): string =>
  email.href.startsWith('mailto:') ? email.display : email.href;
