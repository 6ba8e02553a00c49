export { copyValues } from './copy-values.ts';
export { promisedRate } from './promised-rate.ts';
export { tierThatEarnsMore } from './tier-that-earns-more.ts';
export { fallbackFontName, isSerif, themeStyleSheet, themeVariables } from './theme.ts';
export { withOverrides } from './with-overrides.ts';
export type {
  Brand,
  PartnerAssets,
  PartnerBuild,
  PartnerFile,
  PartnerProblem,
  PartnerSettings,
} from './types.ts';
