import * as z from 'zod';

import { typedText, typedZip } from '../../client/typed-text.contract.ts';

const coordinates = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ id: 'Coordinates' });

export const defaultUserLocationResponse = coordinates;
export type DefaultUserLocationResponse = z.infer<typeof defaultUserLocationResponse>;

export const locationPredictionsRequest = z.object({ text: typedText().min(3).max(120) });
export const locationPredictionsResponse = z
  .object({ predictions: z.array(coordinates.extend({ text: z.string() })).max(8) })
  .meta({ id: 'LocationPredictions' });
export type LocationPredictionsResponse = z.infer<typeof locationPredictionsResponse>;

export const validateZipRequest = z.object({ zip: typedZip().max(20) });
export const validateZipResponse = z
  .object({ isValid: z.boolean().meta({ description: 'Whether the five digits are a U.S. ZIP code.' }) })
  .meta({ id: 'ZipValidation' });
export type ValidateZipResponse = z.infer<typeof validateZipResponse>;
