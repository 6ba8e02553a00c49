import { activateHref, hasMembers, joinsDirectly, routes, simpleEmailPattern } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { signInHref, type LinkToken } from './link-tokens.ts';

export interface LinkTarget {
  readonly href: string;
  readonly label?: string;
  readonly isNewTab?: boolean;
}

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

const hasScreen = (token: LinkToken, partner: PartnerSettings): boolean =>
  token === 'recover' ? joinsDirectly(partner) : hasMembers(partner) || !membersOnly.has(token);

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
      return { href: activateHref(publicId) };
    case 'join':
      return { href: routes.join.path };
    case 'recover':
      return { href: routes.recover.path };
    case 'delete_card':
      return { href: routes.cards.path };
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
      return { href: routes.earn.path };
    case 'events':
      return maybe(links.events);
    case 'home':
      return { href: routes.home.path };
    case 'sign_out':
      return { href: routes.signOut.path };
    case 'recent_activity_disclaimer':
      return { href: `${routes.activity.path}#disclaimer` };
    case 'short_code':
      return shortCode === null ? undefined : { href: `sms:${shortCode}`, label: shortCode };
  }
}
