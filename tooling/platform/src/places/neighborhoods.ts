import type { Coordinates } from '@tableside/core';

interface Neighborhood extends Coordinates {
  readonly name: string;
}

type Listed = Readonly<
  Record<string, readonly (readonly [name: string, latitude: number, longitude: number])[]>
>;

const byName = (listed: Listed): Readonly<Record<string, readonly Neighborhood[]>> =>
  Object.fromEntries(
    Object.entries(listed).map(([city, parts]) => [
      city,
      parts.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
    ]),
  );

export const neighborhoods = byName({
  'New York, NY': [
    ['Financial District', 40.7075, -74.0113],
    ['Tribeca', 40.7163, -74.0086],
    ['SoHo', 40.7233, -74.003],
    ['Lower East Side', 40.715, -73.9843],
    ['East Village', 40.7265, -73.9815],
    ['Greenwich Village', 40.7336, -74.0027],
    ['Chelsea', 40.7465, -74.0014],
    ['Gramercy', 40.7368, -73.9845],
    ['Midtown', 40.7549, -73.984],
    ['Midtown East', 40.7548, -73.9705],
    ['Hell’s Kitchen', 40.7638, -73.9918],
    ['Upper West Side', 40.787, -73.9754],
    ['Upper East Side', 40.7736, -73.9566],
    ['Harlem', 40.8116, -73.9465],
    ['Washington Heights', 40.8417, -73.9394],
  ],
  'San Francisco, CA': [
    ['Financial District', 37.7946, -122.3999],
    ['North Beach', 37.8003, -122.4103],
    ['SoMa', 37.7785, -122.4056],
    ['Mission', 37.7599, -122.4148],
    ['Castro', 37.7609, -122.435],
    ['Hayes Valley', 37.7759, -122.4245],
    ['Nob Hill', 37.793, -122.4161],
    ['Marina', 37.8015, -122.4368],
    ['Pacific Heights', 37.7925, -122.4382],
    ['Richmond', 37.7806, -122.48],
    ['Sunset', 37.7535, -122.4944],
    ['Noe Valley', 37.7502, -122.4337],
    ['Potrero Hill', 37.7605, -122.4009],
    ['Bernal Heights', 37.7389, -122.4152],
    ['Excelsior', 37.7244, -122.4272],
  ],
  'Chicago, IL': [
    ['Loop', 41.8816, -87.6308],
    ['River North', 41.8924, -87.6341],
    ['West Loop', 41.8825, -87.6447],
    ['Gold Coast', 41.904, -87.6288],
    ['Lincoln Park', 41.9214, -87.6513],
    ['Lakeview', 41.9398, -87.6589],
    ['Wicker Park', 41.9088, -87.6796],
    ['Logan Square', 41.9231, -87.7093],
    ['Pilsen', 41.8525, -87.6614],
    ['South Loop', 41.8673, -87.627],
    ['Hyde Park', 41.7943, -87.5907],
    ['Andersonville', 41.9802, -87.6684],
    ['Bridgeport', 41.8381, -87.651],
    ['Albany Park', 41.9683, -87.728],
    ['Beverly', 41.7182, -87.6718],
  ],
});

/** New York's boroughs. Postal addresses name most of them as the city, but not Queens. */
export const boroughs = byName({
  'New York, NY': [
    ['Manhattan', 40.7831, -73.9712],
    ['Brooklyn', 40.6501, -73.9496],
    ['Queens', 40.7282, -73.7949],
    ['Bronx', 40.8448, -73.8648],
    ['Staten Island', 40.5795, -74.1502],
  ],
});
