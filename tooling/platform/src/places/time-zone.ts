import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '@tableside/core';

/** The IANA time zone of a position, such as America/Chicago. */
export const timeZoneOf = ({ latitude, longitude }: Coordinates): string => tzLookup(latitude, longitude);
