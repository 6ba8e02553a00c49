import type { Merchant } from '@tableside/core';
import Supercluster from 'supercluster';

/** What a point of the map shows: one merchant, or a cluster. */
export interface Pin {
  readonly key: string;
  readonly at: Merchant['position'];
  readonly merchants: readonly Merchant[];
}

interface PinProperties {
  readonly merchant: Merchant;
}

const WHOLE_WORLD: [number, number, number, number] = [-180, -85, 180, 85];
/** About half of a pin's width, in pixels: closer than this, two pins become one. */
const RADIUS = 24;
const CLOSEST_CLUSTERS = 17;

/** Pins for one zoom, in the order of the list, so that the Tab key walks them as it walks the cards. */
export function clusterPins(merchants: readonly Merchant[]): (zoom: number) => readonly Pin[] {
  const index = new Supercluster<PinProperties>({ radius: RADIUS, extent: 512, maxZoom: CLOSEST_CLUSTERS });
  index.load(
    merchants.map((merchant) => ({
      type: 'Feature',
      properties: { merchant },
      geometry: { type: 'Point', coordinates: [merchant.position.longitude, merchant.position.latitude] },
    })),
  );
  const place = new Map(merchants.map(({ id }, order) => [id, order]));
  return (zoom) =>
    index
      .getClusters(WHOLE_WORLD, Math.round(zoom))
      .map(({ properties, geometry: { coordinates } }): Pin => {
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
