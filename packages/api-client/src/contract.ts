export * as antiForgeryContract from './resources/anti-forgery/anti-forgery.contract.ts';
export * as featureFlagsContract from './resources/feature-flags/feature-flags.contract.ts';
export * as impressionsContract from './resources/impressions/impressions.contract.ts';
export * as locationsContract from './resources/locations/locations.contract.ts';
export * as merchantsContract from './resources/merchants/merchants.contract.ts';
export * as prospectsContract from './resources/prospects/prospects.contract.ts';
export { problemBody, type ProblemBody } from './client/problem.contract.ts';
