import { simpleEmailPattern } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { signInHref, type LinkToken } from './link-tokens.ts';

export interface LinkTarget {
  readonly href: string;
  /** The words of the link when the partner's settings have them, such as a phone number. */
  readonly label?: string;
  readonly isNewTab?: boolean;
}

/** The support address: an e-mail link when it is an address, else a link in a new tab (VAL-22). */
export function supportEmailTarget({ customerSupport: { email } }: PartnerSettings): LinkTarget {
  const address = email.href.replace(/^mailto:/, '');
  return simpleEmailPattern.test(address)
    ? { href: `mailto:${address}`, label: email.display }
    : { href: email.href, label: email.display, isNewTab: true };
}

const membersOnly: ReadonlySet<LinkToken> = new Set([
  'sign_in',
  'activate',
  'join',
  'delete_card',
  'recent_activity_disclaimer',
]);

/** Whether the site has the screen behind a token: it depends on how people join. */
const hasScreen = (token: LinkToken, { enrollmentType }: PartnerSettings): boolean =>
  token === 'recover' ? enrollmentType === 'direct' : enrollmentType !== 'none' || !membersOnly.has(token);

/** The target of a link token; undefined where the partner has none. */
export function linkTarget(
  token: LinkToken,
  partner: PartnerSettings,
  publicId?: string,
): LinkTarget | undefined {
  const { customerSupport, links, shortCode } = partner;
  if (!hasScreen(token, partner)) return undefined;
  const maybe = (href: string | null): LinkTarget | undefined => (href === null ? undefined : { href });
  switch (token) {
    case 'sign_in':
      return { href: signInHref(partner) };
    case 'activate':
      return { href: publicId ? `/activate?public_id=${encodeURIComponent(publicId)}` : '/activate' };
    case 'join':
      return { href: '/join' };
    case 'recover':
      return { href: '/recover' };
    case 'delete_card':
      return { href: '/account/manage_cards' };
    case 'terms':
      return maybe(links.terms);
    case 'privacy':
      return maybe(links.privacy);
    case 'find_member_number':
      return maybe(links.findMemberNumber);
    case 'support_phone':
      return { href: customerSupport.phone.href, label: customerSupport.phone.formatted };
    case 'support_email':
      return supportEmailTarget(partner);
    case 'offers':
      return { href: '/earn' };
    case 'events':
      return maybe(links.events);
    case 'home':
      return { href: '/' };
    case 'sign_out':
      return { href: '/SignOut' };
    case 'recent_activity_disclaimer':
      return { href: '/account/recent_activity#disclaimer' };
    case 'short_code':
      return shortCode === null ? undefined : { href: `sms:${shortCode}`, label: shortCode };
  }
}
