import type { Coordinates } from '@tableside/core';

type Outline = readonly (readonly [latitude: number, longitude: number])[];

interface CityOutline {
  readonly land: Outline;
  /** Parks, where there are no restaurants. */
  readonly without: readonly Outline[];
}

const outlines: Readonly<Record<string, CityOutline>> = {
  'New York, NY': {
    land: [
      [40.7025, -74.0145],
      [40.7095, -74.0155],
      [40.728, -74.01],
      [40.742, -74.0075],
      [40.757, -74.003],
      [40.7715, -73.9925],
      [40.7975, -73.9735],
      [40.819, -73.9585],
      [40.834, -73.949],
      [40.851, -73.941],
      [40.872, -73.926],
      [40.867, -73.916],
      [40.846, -73.93],
      [40.834, -73.936],
      [40.8015, -73.932],
      [40.784, -73.9445],
      [40.7705, -73.9495],
      [40.7585, -73.9605],
      [40.748, -73.97],
      [40.7355, -73.9755],
      [40.7275, -73.974],
      [40.7185, -73.9765],
      [40.7115, -73.979],
      [40.709, -73.999],
      [40.7035, -74.008],
    ],
    without: [
      [
        [40.7681, -73.9819],
        [40.7644, -73.973],
        [40.7969, -73.9493],
        [40.8006, -73.9582],
      ],
    ],
  },
  'San Francisco, CA': {
    land: [
      [37.803, -122.448],
      [37.8065, -122.425],
      [37.8065, -122.41],
      [37.798, -122.398],
      [37.788, -122.391],
      [37.777, -122.391],
      [37.765, -122.388],
      [37.749, -122.386],
      [37.735, -122.385],
      [37.7095, -122.4],
      [37.7085, -122.498],
      [37.735, -122.503],
      [37.778, -122.508],
      [37.786, -122.49],
      [37.787, -122.471],
      [37.7905, -122.447],
    ],
    without: [
      [
        [37.7665, -122.4535],
        [37.7745, -122.4545],
        [37.7714, -122.511],
        [37.764, -122.5105],
      ],
    ],
  },
  'Chicago, IL': {
    land: [
      [42.02, -87.669],
      [41.982, -87.656],
      [41.96, -87.648],
      [41.933, -87.637],
      [41.911, -87.629],
      [41.9, -87.6245],
      [41.8925, -87.6145],
      [41.884, -87.618],
      [41.866, -87.621],
      [41.842, -87.613],
      [41.81, -87.594],
      [41.79, -87.584],
      [41.76, -87.562],
      [41.71, -87.535],
      [41.645, -87.535],
      [41.645, -87.72],
      [41.78, -87.8],
      [41.95, -87.86],
      [42.02, -87.76],
    ],
    without: [
      [
        [41.8845, -87.6243],
        [41.8675, -87.6243],
        [41.8675, -87.614],
        [41.8845, -87.614],
      ],
    ],
  },
};

function isInside(outline: Outline, { latitude, longitude }: Coordinates): boolean {
  let inside = false;
  outline.forEach(([lat1, lng1], index) => {
    const [lat2, lng2] = outline.at(index - 1) ?? [lat1, lng1];
    const crosses = lat1 > latitude !== lat2 > latitude;
    if (crosses && longitude < ((lng2 - lng1) * (latitude - lat1)) / (lat2 - lat1) + lng1) inside = !inside;
  });
  return inside;
}

export function isOnLand(cityLabel: string, point: Coordinates): boolean {
  const city = outlines[cityLabel];
  return !city || (isInside(city.land, point) && !city.without.some((park) => isInside(park, point)));
}
