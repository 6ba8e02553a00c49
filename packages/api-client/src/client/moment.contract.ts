import * as z from 'zod';

/**
 * Takes only moments in the years 1 to 9999 of UTC, which are those that a database and a date can both hold.
 * With an offset, a moment may be in another year than the one that is given.
 */
export const moment = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
});
