import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '@tableside/core';

export const timeZoneOf = ({ latitude, longitude }: Coordinates): string => tzLookup(latitude, longitude);
