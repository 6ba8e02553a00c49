import { locationsContract } from '@tableside/api-client/contract';
import { parseCoordinates, roundCoordinates, type Coordinates } from '@tableside/core';
import { Hono, type Context } from 'hono';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { isZipCode } from '../../places/gazetteer.ts';
import { predictPlaces } from '../../places/predict.ts';
import { describeCall } from '../../web/describe.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

/**
 * Carries the visitor's "latitude,longitude", as a CDN may derive it from the IP address. Accepted only from
 * a trusted proxy.
 */
const VISITOR_LOCATION_HEADER = 'X-Visitor-Location';

const derivedLocation = (context: Context<PlatformEnv>): Coordinates | undefined =>
  parseCoordinates(context.req.header(VISITOR_LOCATION_HEADER) ?? '');

export const createLocations = ({ defaultLocation, trustsProxy }: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/DefaultUserLocation',
      describeCall({
        operationId: 'getDefaultUserLocation',
        summary: 'Approximate location of the visitor, used until the browser provides one.',
        tag: 'locations',
        status: 200,
        response: locationsContract.defaultUserLocationResponse,
        problems: [],
      }),
      (context) => {
        const location = (trustsProxy ? derivedLocation(context) : undefined) ?? defaultLocation;
        return context.json(roundCoordinates(location), 200, { 'Cache-Control': 'private, max-age=300' });
      },
    )
    .get(
      '/v2/Locations/Predictions',
      describeCall({
        operationId: 'predictLocations',
        summary: 'Autocompletes cities, states and ZIP codes by prefix, most likely first.',
        tag: 'locations',
        status: 200,
        response: locationsContract.locationPredictionsResponse,
        problems: [400],
      }),
      validate('query', locationsContract.locationPredictionsRequest),
      (context) => {
        const predictions = predictPlaces(context.req.valid('query').text);
        return context.json({ predictions }, 200, { 'Cache-Control': 'public, max-age=86400' });
      },
    )
    .get(
      '/Members/Validate/Zip',
      describeCall({
        operationId: 'validateZip',
        summary: 'Checks whether five digits are a U.S. ZIP code.',
        tag: 'locations',
        status: 200,
        response: locationsContract.validateZipResponse,
        problems: [400],
      }),
      validate('query', locationsContract.validateZipRequest),
      (context) => {
        const isValid = isZipCode(context.req.valid('query').zip);
        return context.json({ isValid }, 200, { 'Cache-Control': 'public, max-age=86400' });
      },
    );
