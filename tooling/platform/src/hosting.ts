/**
 * Entry point for tools that configure the web servers in front of the platform. Importing it starts no
 * service.
 */
export { isGiven, readEnvironment } from './settings/environment.ts';
export { THIRD_PARTY_FORMS } from './api/survey-host/third-party-forms.ts';
export { captchaOrigins } from './gateway/security-headers.ts';
export { siteRules, type SiteRules } from './gateway/site-rules.ts';
export { parseServices, requirementsOf, requireTrust } from './startup/services.ts';
export { settingNames } from './settings/settings.ts';
export type { Environment } from './settings/environment.ts';
export { readPartners } from './settings/partners.ts';
export { FIRST_PARTNER_PORT, freePorts } from './web/free-ports.ts';
