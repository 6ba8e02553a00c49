import type { PartnerSettings } from '@tableside/partner-config';

type Support = Pick<PartnerSettings, 'customerSupport'>;

/** Returns the link of the support email, which may be a page. The setting may omit `mailto:`. */
export const supportHref = ({ customerSupport: { email } }: Support): string =>
  /^(?:mailto:|https?:\/\/)/.test(email.href) ? email.href : `mailto:${email.href}`;

/** Returns the address itself, because a mail's text has no link behind a name. */
export const supportAddress = (partner: Support): string =>
  supportMailbox(partner) ?? partner.customerSupport.email.href;

/** Returns the address that replies go to. Undefined if support has a page instead. */
export function supportMailbox(partner: Support): string | undefined {
  const href = supportHref(partner);
  return href.startsWith('mailto:') ? href.slice('mailto:'.length).split('?')[0] : undefined;
}
