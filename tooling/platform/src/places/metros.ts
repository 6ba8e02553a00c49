/**
 * The big cities, largest first, with approximately how many of every thousand merchants they have. The rank
 * resolves ambiguous names, such as Springfield, and orders suggestions; the seed distributes merchants by
 * the share.
 */
const shares: Record<string, number> = {
  'New York, NY': 78,
  'Los Angeles, CA': 46,
  'Chicago, IL': 58,
  'San Francisco, CA': 42,
  'Brooklyn, NY': 26,
  'Houston, TX': 24,
  'Philadelphia, PA': 20,
  'Phoenix, AZ': 18,
  'San Diego, CA': 18,
  'Dallas, TX': 20,
  'Washington, DC': 20,
  'Boston, MA': 20,
  'Seattle, WA': 18,
  'Miami, FL': 18,
  'Atlanta, GA': 18,
  'Las Vegas, NV': 17,
  'Denver, CO': 16,
  'Austin, TX': 15,
  'San Antonio, TX': 12,
  'San Jose, CA': 12,
  'Portland, OR': 12,
  'New Orleans, LA': 12,
  'Nashville, TN': 11,
  'Minneapolis, MN': 10,
  'Orlando, FL': 10,
  'Tampa, FL': 9,
  'Charlotte, NC': 9,
  'Detroit, MI': 8,
  'Saint Louis, MO': 8,
  'Baltimore, MD': 8,
  'Sacramento, CA': 8,
  'Pittsburgh, PA': 8,
  'Cleveland, OH': 8,
  'Cincinnati, OH': 7,
  'Kansas City, MO': 7,
  'Columbus, OH': 7,
  'Indianapolis, IN': 7,
  'Milwaukee, WI': 7,
  'Salt Lake City, UT': 6,
  'Honolulu, HI': 6,
  'Raleigh, NC': 5,
  'Oakland, CA': 6,
  'Fort Worth, TX': 5,
  'Jacksonville, FL': 5,
  'Memphis, TN': 5,
  'Louisville, KY': 5,
  'Oklahoma City, OK': 4,
  'Albuquerque, NM': 4,
  'Tucson, AZ': 4,
  'Richmond, VA': 4,
  'Scottsdale, AZ': 4,
  'Fort Lauderdale, FL': 4,
  'Buffalo, NY': 3,
  'Providence, RI': 3,
  'Hartford, CT': 3,
  'Boise, ID': 3,
  'Omaha, NE': 3,
  'Anchorage, AK': 2,
  'Charleston, SC': 3,
  'Savannah, GA': 2,
  'Madison, WI': 2,
  'Jersey City, NJ': 3,
  'Bronx, NY': 4,
  'Long Beach, CA': 3,
  'Berkeley, CA': 3,
  'Evanston, IL': 3,
  'Cambridge, MA': 3,
  'Arlington, VA': 2,
};

export interface Metro {
  /** A label such as "Chicago, IL". */
  readonly label: string;
  readonly share: number;
  readonly rank: number;
}

export const metros: readonly Metro[] = Object.entries(shares).map(([label, share], rank) => ({
  label,
  share,
  rank,
}));

/** Common names of places that the gazetteer lists differently. */
export const nicknames: Readonly<Record<string, string>> = {
  nyc: 'New York, NY',
  'new york city': 'New York, NY',
  manhattan: 'New York, NY',
  la: 'Los Angeles, CA',
  sf: 'San Francisco, CA',
  'san fran': 'San Francisco, CA',
  dc: 'Washington, DC',
  'washington dc': 'Washington, DC',
  philly: 'Philadelphia, PA',
  vegas: 'Las Vegas, NV',
  nola: 'New Orleans, LA',
};
