export { currencyWords, earnsMoney } from './currency.ts';
export { themeStyleSheet, themeVariables } from './theme.ts';
export type {
  Brand,
  CurrencyType,
  EnrollmentType,
  PartnerAssets,
  PartnerBuild,
  PartnerFile,
  PartnerProblem,
  PartnerSettings,
  RouteWords,
} from './types.ts';
