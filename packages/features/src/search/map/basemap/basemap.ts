import type { Bounds } from '@tableside/core';
import type { Feature, FeatureCollection, MultiLineString, Point } from 'geojson';
import { feature, mesh } from 'topojson-client';

import type { TownPlace } from './street-grid.ts';
import { decodeCities, type CityShapes, type NamedStreet } from './cities.ts';

/** The drawn basemap as shapes in painting order. It is an illustration, not a survey. */
export interface Basemap {
  readonly land: Feature;
  readonly borders: MultiLineString;
  readonly cities: CityShapes;
  readonly streets: readonly NamedStreet[];
  /** The areas in which a city's ground covers the land and borders. */
  readonly boxes: readonly Bounds[];
  /** Places outside the cities, which have a plain grid of streets. */
  readonly towns: readonly TownPlace[];
  /** Place names. Lower ranks appear at lower zooms. */
  readonly labels: FeatureCollection<Point, { readonly text: string; readonly rank: number }>;
}

let loaded: Promise<Basemap> | undefined;

export function loadBasemap(): Promise<Basemap> {
  loaded ??= drawBasemap().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function drawBasemap(): Promise<Basemap> {
  const [states, drawn, places] = await Promise.all([
    import('us-atlas/states-10m.json'),
    import('./__generated__/cities.json'),
    import('./__generated__/places.json'),
  ]);
  const atlas = states.default as unknown as Parameters<typeof mesh>[0];
  const { nation, states: members } = atlas.objects;
  if (!nation || !members) throw new Error('The atlas has no outline of the nation.');
  const { labels, streets, boxes, ...cities } = decodeCities(drawn.default);
  const named = places.default as unknown as (readonly [string, number, number, number])[];
  return {
    land: feature(atlas, nation) as Feature,
    borders: mesh(atlas, members as Parameters<typeof mesh>[1], (a, b) => a !== b),
    cities,
    streets,
    boxes,
    towns: named.map(([, latitude, longitude, rank]) => ({ latitude, longitude, rank })),
    labels: {
      type: 'FeatureCollection',
      features: [
        ...labels,
        ...named.map(([text, latitude, longitude, rank]) => ({
          type: 'Feature' as const,
          properties: { text, rank },
          geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
        })),
      ],
    },
  };
}
