export { featureFlagsQuery } from './resources/feature-flags/feature-flags.queries.ts';
export {
  defaultUserLocationQuery,
  locationPredictionsQuery,
} from './resources/locations/locations.queries.ts';
export {
  merchantCarouselQuery,
  merchantQuery,
  merchantSearchQuery,
} from './resources/merchants/merchants.queries.ts';
export { createProspectMutation, validateEmailMutation } from './resources/prospects/prospects.queries.ts';
