import { joinsBySso, routes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export { linkTokens, type LinkToken } from '@tableside/content-client';

/** Where the sign-in of this partner is: its own screen, or the address that starts single sign-on. */
export const signInHref = (partner: PartnerSettings): string =>
  joinsBySso(partner) ? partner.ssoLoginUrl : routes.login.path;
