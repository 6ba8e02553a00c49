import { distanceInMiles, type Coordinates } from '@tableside/core';

import { gazetteer } from './gazetteer.ts';

/** Some ZIP areas are wide, so a place may be this far from the nearest one in its state. */
const FARTHEST_MILES = 50;

interface Address extends Coordinates {
  readonly state: string;
  readonly zipCode: string;
}

interface AddressError {
  readonly field: keyof Address;
  readonly message: string;
}

export function addressErrors(address: Address): AddressError[] {
  const { state, zipCode } = address;
  const { zips } = gazetteer();
  const zip = zips.get(zipCode);
  const errors: AddressError[] = [];
  if (zip && zip.state !== state)
    errors.push({ field: 'zipCode', message: `must be of ${state}: ${zipCode} is of ${zip.state}` });
  const milesTo = (place: Coordinates) => distanceInMiles(address, place);
  if (zip?.state === state && milesTo(zip) <= FARTHEST_MILES) return errors;
  const own = [...zips.values()].filter((place) => place.state === state);
  const miles = own.reduce((nearest, place) => Math.min(nearest, milesTo(place)), Infinity);
  if (own.length > 0 && miles > FARTHEST_MILES)
    errors.push({
      field: 'latitude',
      message: `and longitude must be in ${state}: they are ${Math.round(miles)} miles away from it`,
    });
  return errors;
}
