export { brandSchema, colorsSchema, contrastPairs, fontNames, type ContrastPair } from './brand.schema.ts';
export { type PartnerProblem } from './contradictions.ts';
export { partnerJsonSchema } from './json-schema.ts';
export { loadPartner, type LoadedPartner, type PartnerFile, type PartnerSettings } from './load-partner.ts';
export { nearestName } from './nearest-name.ts';
export { schemaAt, settingNamesAt } from './setting-names.ts';
export { hasPage, isProductPath, siteRoutes, type SiteRoute } from './site-routes.ts';
export { partnerSchema } from './partner.schema.ts';
