import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '@tableside/core';

/** The time zone of a position by its IANA name, such as America/Chicago. */
export const timeZoneOf = ({ latitude, longitude }: Coordinates): string => tzLookup(latitude, longitude);
