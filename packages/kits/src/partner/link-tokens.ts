import { joinsBySso, routes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export { linkTokens, type LinkToken } from '@tableside/content-client';

export const signInHref = (partner: PartnerSettings): string =>
  joinsBySso(partner) ? partner.ssoLoginUrl : routes.login.path;
