import type { Bounds, Merchant, MerchantPosition } from '@tableside/core';
import Supercluster from 'supercluster';

export interface Pin<M extends MerchantPosition = Merchant> {
  readonly key: string;
  readonly at: Merchant['position'];
  readonly merchants: readonly M[];
}

export const WHOLE_WORLD: Bounds = { south: -85, west: -180, north: 85, east: 180 };
/** The distance in pixels within which pins merge, so that enough of each pin remains to be pressed. */
export const PIN_RADIUS = 40;
export const DOT_RADIUS = 36;
const CLOSEST_CLUSTERS = 17;

/**
 * Clusters merchants for a zoom and an area. Pins keep the order of the list, so that the Tab key visits them
 * in the order of the cards.
 */
export function clusterPins<M extends MerchantPosition>(
  merchants: readonly M[],
  radius: number,
): (zoom: number, bounds: Bounds) => readonly Pin<M>[] {
  const index = new Supercluster<{ readonly merchant: M }>({
    radius,
    extent: 512,
    maxZoom: CLOSEST_CLUSTERS,
  });
  index.load(
    merchants.map((merchant) => ({
      type: 'Feature',
      properties: { merchant },
      geometry: { type: 'Point', coordinates: [merchant.position.longitude, merchant.position.latitude] },
    })),
  );
  const place = new Map(merchants.map(({ id }, order) => [id, order]));
  return (zoom, { south, west, north, east }) =>
    index
      .getClusters([west, south, east, north], Math.round(zoom))
      .map(({ properties, geometry: { coordinates } }): Pin<M> => {
        const [longitude = 0, latitude = 0] = coordinates;
        const members =
          'cluster_id' in properties
            ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.merchant)
            : [properties.merchant];
        const ordered = members.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
        return {
          key: ordered.map(({ id }) => id).join(' '),
          at: { latitude, longitude },
          merchants: ordered,
        };
      })
      .sort(
        (a, b) => (place.get(a.merchants[0]?.id ?? '') ?? 0) - (place.get(b.merchants[0]?.id ?? '') ?? 0),
      );
}
