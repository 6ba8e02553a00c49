import { distanceInMiles, type Coordinates } from '@tableside/core';
import {
  BIG_CITY_SIZE,
  comparable,
  gazetteer,
  metros,
  type CityPlace,
  type ZipPlace,
} from '@tableside/platform/places';

import { isOnLand } from './outlines.ts';
import { neighborhoodOf } from './neighborhoods.ts';
import type { Random } from './random.ts';

export interface Spot extends Coordinates {
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly street: string;
  readonly neighborhood: string | undefined;
}

const streetNames = [
  'Alder',
  'Ash',
  'Bank',
  'Bay',
  'Birch',
  'Bridge',
  'Canal',
  'Cedar',
  'Chapel',
  'Church',
  'Clay',
  'Court',
  'Depot',
  'Elm',
  'Ferry',
  'Franklin',
  'Front',
  'Garden',
  'Grove',
  'Harbor',
  'High',
  'Hill',
  'Jackson',
  'Juniper',
  'Lake',
  'Laurel',
  'Liberty',
  'Linden',
  'Locust',
  'Madison',
  'Main',
  'Maple',
  'Market',
  'Mill',
  'Monroe',
  'Oak',
  'Orchard',
  'Park',
  'Pearl',
  'Pine',
  'Prospect',
  'River',
  'Spring',
  'Spruce',
  'State',
  'Sycamore',
  'Union',
  'Walnut',
  'Water',
  'Willow',
];
const streetKinds = ['Street', 'Street', 'Street', 'Avenue', 'Avenue', 'Road', 'Boulevard', 'Lane', 'Place'];

const MILES_A_DEGREE = 69;

function near(center: Coordinates, spreadMiles: number, random: Random): Coordinates {
  const latitude = center.latitude + (random.bell() * spreadMiles) / MILES_A_DEGREE;
  const milesALongitude = MILES_A_DEGREE * Math.cos((center.latitude * Math.PI) / 180);
  const longitude = center.longitude + (random.bell() * spreadMiles) / milesALongitude;
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 };
}

const weighZips = (city: CityPlace): (readonly [ZipPlace, number])[] =>
  city.zips.map((zip) => [zip, Math.exp(-distanceInMiles(city, zip) / 2.5) + 0.06] as const);

interface Town {
  readonly label: string;
  readonly place: CityPlace;
  readonly isBig: boolean;
  readonly zips: readonly (readonly [ZipPlace, number])[];
}

const toTown = (place: CityPlace): Town => ({
  label: `${place.city}, ${place.state}`,
  place,
  isBig: place.size > BIG_CITY_SIZE,
  zips: weighZips(place),
});

export function createSpotFinder(): (random: Random) => Spot {
  const { cities } = gazetteer();
  const bigTowns = metros.flatMap(({ label, share }) => {
    const place = cities.get(comparable(label));
    return place ? [[toTown(place), share] as const] : [];
  });
  const bigShare = bigTowns.reduce((sum, [, share]) => sum + share, 0) / 1000;
  const smallTowns = [...cities.values()]
    .filter(({ size }) => size < BIG_CITY_SIZE && size > 1)
    .map((place) => [toTown(place), place.size] as const);

  return (random) => {
    const town = random.pickWeighted(random.chance(bigShare) ? bigTowns : smallTowns);
    let zip = random.pickWeighted(town.zips);
    let point: Coordinates = zip;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      point = near(zip, town.isBig ? 0.35 : 0.8, random);
      if (isOnLand(town.label, point)) break;
      zip = random.pickWeighted(town.zips);
    }
    return {
      ...point,
      city: town.place.city,
      state: town.place.state,
      zipCode: zip.zip,
      street: `${random.between(2, 1980)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`,
      neighborhood:
        town.isBig && random.chance(0.93) ? neighborhoodOf(town.label, town.place, point) : undefined,
    };
  };
}
