/** What tools need that prepare the servers in front: no service is started by it. */
export { readEnvironment } from './environment.ts';
export { THIRD_PARTY_FORMS } from './api/survey-host/third-party-forms.ts';
export { siteRules, type SiteRules } from './gateway/site-rules.ts';
export { settingNames } from './settings.ts';
export type { Environment } from './environment.ts';
export { readPartners } from './partners.ts';
