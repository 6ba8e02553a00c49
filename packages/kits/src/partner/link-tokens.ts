import { joinsBySso, routes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export { linkTokens, type LinkToken } from '@tableside/content-client';

/** Returns the URL of the partner's sign-in: its own screen, or the URL that starts single sign-on. */
export const signInHref = (partner: PartnerSettings): string =>
  joinsBySso(partner) ? partner.ssoLoginUrl : routes.login.path;
