/** What tools need that prepare the servers in front: no service is started by it. */
export { readEnvironment } from './environment.ts';
export { THIRD_PARTY_FORMS } from './forms/third-party-forms.ts';
export { siteRules, type SiteRules } from './gateway/site-rules.ts';
export { settingNames } from './settings.ts';
