export { currencyWords, earnsMoney } from './currency.ts';
export { promisedRate } from './promised-rate.ts';
export { themeStyleSheet, themeVariables } from './theme.ts';
export { withOverrides } from './with-overrides.ts';
export type {
  Brand,
  CurrencyType,
  EnrollmentType,
  PartnerAssets,
  PartnerBuild,
  PartnerFile,
  PartnerProblem,
  PartnerSettings,
} from './types.ts';
